import { same, type Layout, type Of, type Part } from "./part";

/** The offset of a tile from one on the table, in tiles to the east and to the south. */
export interface Beside {
  tile: number;
  east: number;
  south: number;
}

/** The change of one component. */
export interface Change<Whose extends Part = Part> {
  key: string;
  /** The component after the change, or before it if it goes back to the box. */
  part: Whose;
  /** Null: it is in the box. */
  from: Whose | null;
  to: Whose | null;
  /** The neighbour of a new tile; null for the first tile of its map. */
  beside: Beside | null;
}

/**
 * The changes from one table to another, in order: in the order of the set-up (DST-SET-05 to
 * DST-SET-15), or in the order of a turn (DST-EXP-03 to DST-EXP-06).
 */
export function changes(before: Layout, after: Layout, settingUp: boolean): Change[] {
  const keys = [...new Set([...Object.keys(after), ...Object.keys(before)])];
  const changed = keys.flatMap((key): Change[] => {
    const [from, to] = [before[key] ?? null, after[key] ?? null];
    const part = to ?? from;
    return part && !same(from, to) ? [{ key, part, from, to, beside: null }] : [];
  });
  const laid = tilesLaid(before, changed);
  const others = changed.filter((change) => !laid.some(({ key }) => key === change.key));
  if (settingUp) {
    const own = others.filter(({ part }) => ownerOf(part) !== null);
    return [...own, ...laid, ...others.filter((change) => !own.includes(change))];
  }
  const fresh = new Set(laid.map(({ part }) => part.number));
  return [...others, ...laid]
    .map((change) => ({ change, rank: rank(change, fresh) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ change }) => change);
}

/** The seat whose component it is; null on the map and next to it. */
export function ownerOf(part: Part): number | null {
  if (part.kind === "item") return part.at.on === "seat" ? part.at.seat : null;
  return "seat" in part && part.kind !== "hero" ? part.seat : null;
}

/** The new tiles, each next to one that is already on the table if possible. */
function tilesLaid(before: Layout, changed: readonly Change[]): Change<Of<"tile">>[] {
  const lying = Object.values(before).filter((part) => part.kind === "tile");
  const waiting = changed.filter(
    (change): change is Change<Of<"tile">> => change.part.kind === "tile" && change.from === null,
  );
  const laid: Change<Of<"tile">>[] = [];
  while (waiting.length) {
    const distances = waiting.map(({ part }) => nearest(part, lying));
    const next = distances.findIndex((beside) => beside && apart(beside) === 1);
    const at = Math.max(next, 0);
    const [change] = waiting.splice(at, 1);
    if (!change) break;
    laid.push({ ...change, beside: distances[at] ?? null });
    lying.push(change.part);
  }
  return laid;
}

const apart = ({ east, south }: Beside): number => Math.abs(east) + Math.abs(south);

function nearest(tile: Of<"tile">, lying: readonly Of<"tile">[]): Beside | null {
  const found = lying
    .filter(({ map }) => map === tile.map)
    .map((other) => ({ tile: other.number, east: tile.x - other.x, south: tile.y - other.y }));
  return found.sort((a, b) => apart(a) - apart(b))[0] ?? null;
}

/** The order in a turn: flipped tiles, the hero, places, new tiles and their contents, goods. */
function rank({ part, from, to }: Change, fresh: ReadonlySet<number>): number {
  switch (part.kind) {
    case "tile":
      return !to ? 9 : from ? 0 : 4;
    case "hero":
      return to && fresh.has(part.tile) ? 6 : 1;
    case "place":
    case "person":
      return !to ? 2 : fresh.has(part.tile) ? 5 : 3;
    case "pair":
    case "item":
      return 7;
    default:
      return 8;
  }
}
