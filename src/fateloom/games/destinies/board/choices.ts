/**
 * The legal moves of Destinies by what is touched to make them: by verb, then by object, as in
 * "go shore", "take inn.gossip", "left power 7". What has no object stands under "".
 */
export type Choices = ReadonlyMap<string, ReadonlyMap<string, string>>;

const COIN = "1 coin";
/** What is said on the ribbon rather than touched on the table. */
const SAID = new Set(["stay", "end", "leave", "spend", "deal", "summon", "retry", "yield", "done"]);
/** What is said and cannot be taken back: the first touch picks it. */
const GRAVE = new Set(["roll", "yield"]);
/** Moves that are made at once: each can be taken back, or is settled by a later one. */
const LIGHT = new Set(["left", "right", "buy", "sell", "give", "ask"]);

export function parts(move: string): [verb: string, object: string] {
  const space = move.indexOf(" ");
  return space < 0 ? [move, ""] : [move.slice(0, space), move.slice(space + 1)];
}

export function choices(legal: readonly string[]): Choices {
  const found = new Map<string, Map<string, string>>();
  for (const move of legal) {
    const [verb, object] = parts(move);
    let objects = found.get(verb);
    if (!objects) found.set(verb, (objects = new Map()));
    objects.set(object, move);
  }
  return found;
}

/** The moves that stand as buttons on the ribbon, in the server's order. */
export function said(legal: readonly string[]): string[] {
  return legal.filter((move) => SAID.has(parts(move)[0]) || parts(move)[1] === COIN);
}

export function isLight(move: string): boolean {
  return LIGHT.has(parts(move)[0]);
}

export function isGrave(move: string): boolean {
  return GRAVE.has(parts(move)[0]);
}

/** A way to take an option: by itself, or with an item, or by a path of the Destiny. */
export interface Means {
  move: string;
  /** The item that is shown or used. */
  item: string | null;
  /** The path that is told about. */
  path: string | null;
}

/** The ways to take an option, by the option's id. */
export function means(open: Choices): ReadonlyMap<string, readonly Means[]> {
  const found = new Map<string, Means[]>();
  const add = (option: string, means: Means): void => {
    found.set(option, [...(found.get(option) ?? []), means]);
  };
  for (const [option, move] of open.get("take") ?? [])
    add(option, { move, item: null, path: null });
  for (const [object, move] of open.get("scan") ?? []) {
    const [item = "", option = ""] = object.split(" at ");
    add(option, { move, item, path: null });
  }
  for (const [object, move] of open.get("tell") ?? []) {
    const [path = "", option = ""] = object.split(" at ");
    add(option, { move, item: null, path });
  }
  return found;
}
