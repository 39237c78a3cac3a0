import type { DestiniesMove } from "$lib/protocol";

/**
 * The legal moves of Destinies by the element to click: by kind, then by object, such as the id of a
 * tile or an item, "power 7" for a marker, or a number of dice. Moves without an object are under "".
 */
export type Choices = ReadonlyMap<DestiniesMove["kind"], ReadonlyMap<string, DestiniesMove>>;

type Kinds = ReadonlySet<DestiniesMove["kind"]>;

/** The kinds of moves that are made on the ribbon. */
const SAID: Kinds = new Set<DestiniesMove["kind"]>([
  "stay",
  "end",
  "leave",
  "spend",
  "deal",
  "summon",
  "retry",
  "yield",
  "done",
]);
/**
 * Moves whose first click only selects them: they cannot be undone, and a slip costs much. Everything
 * else takes one click.
 */
const GRAVE: Kinds = new Set<DestiniesMove["kind"]>(["hero", "roll", "yield", "use", "abandon"]);

/** The object to click for a move. */
function objectOf(move: DestiniesMove): string {
  switch (move.kind) {
    case "left":
    case "right":
      return `${move.args.skill} ${move.args.space}`;
    case "use":
      return move.args.ability;
    default:
      return Object.values(move.args).join(" ");
  }
}

export function choices(legal: readonly DestiniesMove[]): Choices {
  const found = new Map<DestiniesMove["kind"], Map<string, DestiniesMove>>();
  for (const move of legal) {
    let objects = found.get(move.kind);
    if (!objects) found.set(move.kind, (objects = new Map()));
    objects.set(objectOf(move), move);
  }
  return found;
}

/** Whether a coin is given or asked for, rather than an item. */
function isCoin(move: DestiniesMove): boolean {
  return (move.kind === "give" || move.kind === "ask") && move.args.item === null;
}

/** The moves that are buttons on the ribbon, in the server's order. */
export function said(legal: readonly DestiniesMove[]): DestiniesMove[] {
  return legal.filter((move) => SAID.has(move.kind) || isCoin(move));
}

export function isGrave(move: DestiniesMove): boolean {
  return GRAVE.has(move.kind);
}

/** A way to take an option: alone, with an item, or with a path of the Destiny. */
export interface Means {
  move: DestiniesMove;
  /** The item that is shown or used. */
  item: string | null;
  /** The path of the Destiny. */
  path: string | null;
}

/** The ways to take an option, by the option's id. */
export function means(legal: readonly DestiniesMove[]): ReadonlyMap<string, readonly Means[]> {
  const found = new Map<string, Means[]>();
  for (const move of legal) {
    if (move.kind !== "take" && move.kind !== "scan" && move.kind !== "tell") continue;
    const item = move.kind === "scan" ? move.args.item : null;
    const path = move.kind === "tell" ? move.args.path : null;
    const { option } = move.args;
    found.set(option, [...(found.get(option) ?? []), { move, item, path }]);
  }
  return found;
}
