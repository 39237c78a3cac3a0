import type { Act, Acting, Audience, Step } from "$lib/acts";
import type { EventInfo } from "$lib/protocol";
import Flown from "./Flown.svelte";

/** Between two treasures of one round, in milliseconds. */
const AFTER = 80;
/** Of the cards that a hand exchanges so many are seen to go. */
const EXCHANGED = 3;

/** How what happens in Destiny is acted out. */
export const acting: Acting = { script, Flown };

function script(
  { code, args }: EventInfo,
  rest: readonly EventInfo[],
  { seat: me, seats }: Audience,
): readonly Step[] {
  const seat = args[0] as number;
  switch (code) {
    case "identity":
    case "aid":
      return [[played(seat, args[1] as string, me)]];
    case "base":
    case "attach":
      return [
        // The own card goes from hand to group by itself.
        seat === me ? [total(seat)] : [played(seat, args[1] as string, me), total(seat)],
      ];
    case "treasure":
      return [[{ act: "reveal", at: "stakes" }]];
    case "drawn":
      return [[{ act: "deal", to: (args[1] as string[]).map((card) => `hand ${card}`) }]];
    case "changes":
      return [(args[1] as string[]).slice(0, EXCHANGED).map((card, i) => left(seat, card, i))];
    case "discards":
      return [[left(seat, args[1] as string, 0)]];
    case "steals": {
      const victim = args[1] as number;
      const [card] = known("stolen", rest);
      return harm("Thief", seat, [victim], [taken(victim, seat, card)]);
    }
    case "swaps": {
      const [, one, other] = args as number[];
      if (one === undefined || other === undefined) return [];
      const [given, returned] = known("swapped", rest);
      return harm(
        "Jester",
        seat,
        [one, other],
        [taken(one, other, given), taken(other, one, returned)],
      );
    }
    case "assassinates": {
      const [, victim, card] = args as [number, number, string];
      const from = [`card ${card}`, `shield ${victim}`];
      return harm("Assassin", seat, [victim], [{ act: "fly", card, from, to: null }]);
    }
    case "looks": {
      const others = Array.from({ length: seats }, (_, i) => i).filter((i) => i !== seat);
      return [
        [{ act: "lift", at: `card ${args[1] as string}` }],
        others.map((each): Act => ({ act: "ring", at: `seat ${each}`, tone: "harm" })),
      ];
    }
    case "total":
      return [[{ act: "count", at: `sum ${seat}`, from: 0 }]];
    case "wins":
      return [
        [{ act: "ring", at: `row ${seat}`, tone: "gain" }],
        [
          { act: "ring", at: `points ${seat}`, tone: "gain" },
          ...(args[2] as string[]).map((card, i): Act => ({
            act: "fly",
            card,
            from: `stake ${i}`,
            to: `shield ${seat}`,
            after: i * AFTER,
          })),
        ],
      ];
    case "ties":
      return [
        (args[0] as number[]).map((each) => ({ act: "ring", at: `row ${each}`, tone: "harm" })),
        (args[2] as string[]).map((card, i) => ({
          act: "fly",
          card,
          from: `stake ${i}`,
          to: null,
          after: i * AFTER,
        })),
      ];
    default:
      return [];
  }
}

/** A Character of somebody is turned on others, and then something happens to them. */
function harm(power: string, doer: number, victims: readonly number[], then: Step): Step[] {
  const from = [`card ${power}`, `seat ${doer}`];
  return [
    [
      { act: "lift", at: `card ${power}` },
      ...victims.map((each): Act => ({ act: "thread", from, to: `seat ${each}` })),
    ],
    [...victims.map((each): Act => ({ act: "ring", at: `seat ${each}`, tone: "harm" })), ...then],
  ];
}

function played(seat: number, card: string, me: number | null): Act {
  const from = seat === me ? [`hand ${card}`, `shield ${seat}`] : `shield ${seat}`;
  return { act: "fly", card, from, to: `card ${card}` };
}

function left(seat: number, card: string, i: number): Act {
  return { act: "fly", card, from: [`hand ${card}`, `shield ${seat}`], to: null, after: i * AFTER };
}

/** A card that goes from hand to hand: its back, to those who do not know it. */
function taken(from: number, to: number, card: string | null = null): Act {
  const lies = card === null ? [] : [`hand ${card}`];
  return { act: "fly", card, from: [...lies, `shield ${from}`], to: [...lies, `shield ${to}`] };
}

function total(seat: number): Act {
  return { act: "count", at: `total ${seat}` };
}

/** The cards of the event that only those are told whom it concerns. */
function known(code: string, [told]: readonly EventInfo[]): (string | undefined)[] {
  return told?.code === code ? (told.args.slice(2) as string[]) : [];
}
