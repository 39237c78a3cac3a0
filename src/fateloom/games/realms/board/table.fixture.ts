import type { RealmsPlayer, RealmsView } from "$lib/protocol";

/** Views to test with. */

export const NAMES = ["Hedda", "Anna", "Otto"];

export function player(seat: number, front: readonly string[] = []): RealmsPlayer {
  return {
    seat,
    alive: true,
    hand: 5,
    front: front.map((card) => ({ card, rotated: false, support: false })),
    tokens: [],
    cursed: [],
    requests: [],
    not_held: [],
  };
}

/** A table of three, seen by seat 0, who is asked something. */
export function table(what: string, source: string | null, more: Partial<RealmsView>): RealmsView {
  return {
    seat: 0,
    advanced: true,
    cap: 200,
    turn: 3,
    cur: 0,
    step: "effects",
    waiting: [0],
    ask: { what, source, other: null, count: null, family: null },
    auction: null,
    pile: 20,
    discards: [],
    supply: [],
    extra: 0,
    done: [],
    lich: null,
    lent: [],
    bled: false,
    players: NAMES.map((_, seat) => player(seat)),
    fallen: [],
    blame: [],
    shared: [],
    progress: [],
    hand: [],
    secret: null,
    unmasked: [],
    noted: [],
    pile_known: [],
    chosen: [],
    refusals: [],
    frames: [],
    outcome: null,
    ...more,
  };
}
