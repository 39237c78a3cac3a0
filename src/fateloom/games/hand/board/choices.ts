import type { HandMove } from "$lib/protocol";

/** Where something can be aimed at: a place of the line, the boss, a critical hit's cost. */
export type Place = "front" | "second" | "third" | "boss" | "critical";

/** One way to use an ability or weapon. */
export interface Use {
  move: HandMove;
  what: string;
  on: Place | null;
}

/** How many abilities of the left and of the right column are exhausted. */
export type Grid = readonly [left: number, right: number];

/** A move that leads to a state of the hero's abilities. */
export interface To {
  grid: Grid;
  move: HandMove;
}

/** How a card can be turned. */
export interface Turns {
  rotate?: HandMove;
  flip?: HandMove;
}

/** The legal moves of The Hand of Destiny, sorted by what a person touches to make them. */
export interface Choices {
  /** The move that adds each strength card to the attack. */
  commits: ReadonlyMap<string, HandMove>;
  /** The move that pays with each strength card. */
  pays: ReadonlyMap<string, HandMove>;
  /** The move that chooses each card, one among equals or the next in order. */
  picks: ReadonlyMap<string, HandMove>;
  /** The moves that turn each card. */
  turns: ReadonlyMap<string, Turns>;
  /** The move that strikes at each place. */
  strikes: ReadonlyMap<Place, HandMove>;
  uses: ReadonlyMap<string, readonly Use[]>;
  /** The move that adds each ability or axe to the attack. */
  adds: ReadonlyMap<string, HandMove>;
  losses: readonly To[];
  heals: readonly To[];
  prevents: ReadonlyMap<number, HandMove>;
  /** The move for each critical hit, counted from 1. */
  hits: ReadonlyMap<number, HandMove>;
  /** The move that buys each ware. */
  wares: ReadonlyMap<string, HandMove>;
  /** All that is only said: take, exhaust, decline, stop, leave. */
  said: readonly HandMove[];
}

export function choices(legal: readonly HandMove[]): Choices {
  const commits = new Map<string, HandMove>();
  const pays = new Map<string, HandMove>();
  const picks = new Map<string, HandMove>();
  const turns = new Map<string, Turns>();
  const strikes = new Map<Place, HandMove>();
  const uses = new Map<string, Use[]>();
  const adds = new Map<string, HandMove>();
  const losses: To[] = [];
  const heals: To[] = [];
  const prevents = new Map<number, HandMove>();
  const hits = new Map<number, HandMove>();
  const wares = new Map<string, HandMove>();
  const said: HandMove[] = [];
  for (const move of legal) {
    switch (move.kind) {
      case "commit":
        commits.set(move.args.card, move);
        break;
      case "pay":
        pays.set(move.args.card, move);
        break;
      case "choose":
        picks.set(move.args.card, move);
        break;
      case "rotate":
      case "flip":
        turns.set(move.args.card, { ...turns.get(move.args.card), [move.kind]: move });
        break;
      case "strike":
        strikes.set(move.args.place as Place, move);
        break;
      case "use": {
        const { what, place } = move.args;
        const use = { move, what, on: place as Place | null };
        uses.set(what, [...(uses.get(what) ?? []), use]);
        break;
      }
      case "add":
        adds.set(move.args.what, move);
        break;
      case "lose":
        losses.push({ grid: [move.args.left, move.args.right], move });
        break;
      case "heal":
        heals.push({ grid: [move.args.left, move.args.right], move });
        break;
      case "prevent":
        prevents.set(move.args.damage, move);
        break;
      case "critical":
        hits.set(move.args.hit, move);
        break;
      case "buy":
        wares.set(move.args.item, move);
        break;
      default:
        said.push(move);
    }
  }
  return {
    commits,
    pays,
    picks,
    turns,
    strikes,
    uses,
    adds,
    losses,
    heals,
    prevents,
    hits,
    wares,
    said,
  };
}
