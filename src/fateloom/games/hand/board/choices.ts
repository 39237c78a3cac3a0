/** Where something can be aimed at: a place of the line, the boss, a critical hit's cost. */
export type Place = "front" | "second" | "third" | "boss" | "critical";

/** One way to use an ability or weapon. */
export interface Use {
  move: string;
  what: string;
  on: Place | null;
  /** It defeats outright instead of dealing damage. */
  defeats: boolean;
  /** The place of the dragon that lends its HP. */
  by: Place | null;
}

/** How many abilities of the left and of the right column are exhausted. */
export type Grid = readonly [left: number, right: number];

/** A move that leads to a state of the hero's abilities. */
export interface To {
  grid: Grid;
  move: string;
}

/** The legal moves of The Hand of Destiny, sorted by what a person touches to make them. */
export interface Choices {
  /** The move that adds each strength card to the attack. */
  commits: ReadonlyMap<string, string>;
  /** The move that pays with each strength card. */
  pays: ReadonlyMap<string, string>;
  /** The move that chooses each card, one among equals or the next in order. */
  picks: ReadonlyMap<string, string>;
  /** The moves that turn each card. */
  turns: ReadonlyMap<string, { rotate?: string; flip?: string }>;
  /** The move that strikes at each place. */
  strikes: ReadonlyMap<Place, string>;
  uses: ReadonlyMap<string, readonly Use[]>;
  /** The move that adds each ability or axe to the attack. */
  adds: ReadonlyMap<string, string>;
  losses: readonly To[];
  heals: readonly To[];
  prevents: ReadonlyMap<number, string>;
  /** The move for each critical hit, counted from 1. */
  hits: ReadonlyMap<number, string>;
  /** The move that buys each ware. */
  wares: ReadonlyMap<string, string>;
  /** All that is only said: take, exhaust, decline, stop, leave. */
  said: readonly string[];
}

const USE = /^(.+?)(?: to defeat (\w+)| on (\w+)(?: by (\w+))?)?$/;

export function choices(legal: readonly string[]): Choices {
  const commits = new Map<string, string>();
  const pays = new Map<string, string>();
  const picks = new Map<string, string>();
  const turns = new Map<string, { rotate?: string; flip?: string }>();
  const strikes = new Map<Place, string>();
  const uses = new Map<string, Use[]>();
  const adds = new Map<string, string>();
  const losses: To[] = [];
  const heals: To[] = [];
  const prevents = new Map<number, string>();
  const hits = new Map<number, string>();
  const wares = new Map<string, string>();
  const said: string[] = [];
  for (const move of legal) {
    const space = move.indexOf(" ");
    const verb = space < 0 ? move : move.slice(0, space);
    const object = space < 0 ? "" : move.slice(space + 1);
    switch (verb) {
      case "commit":
        commits.set(object, move);
        break;
      case "pay":
        pays.set(object, move);
        break;
      case "choose":
        picks.set(object, move);
        break;
      case "rotate":
      case "flip":
        turns.set(object, { ...turns.get(object), [verb]: move });
        break;
      case "strike":
        strikes.set(object as Place, move);
        break;
      case "use": {
        const use = used(object, move);
        uses.set(use.what, [...(uses.get(use.what) ?? []), use]);
        break;
      }
      case "add":
        adds.set(object, move);
        break;
      case "lose":
        losses.push({ grid: grid(object), move });
        break;
      case "heal":
        heals.push({ grid: grid(object), move });
        break;
      case "prevent":
        prevents.set(Number(object), move);
        break;
      case "critical":
        hits.set(Number(object), move);
        break;
      case "buy":
        wares.set(object, move);
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

function used(object: string, move: string): Use {
  const [, what = object, defeated, aimed, by] = USE.exec(object) ?? [];
  return {
    move,
    what,
    on: ((defeated ?? aimed) as Place | undefined) ?? null,
    defeats: defeated !== undefined,
    by: (by as Place | undefined) ?? null,
  };
}

function grid(object: string): Grid {
  const [left = 0, right = 0] = object.split(" ").map(Number);
  return [left, right];
}
