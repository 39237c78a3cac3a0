import type { DestiniesLying, DestiniesView } from "$lib/protocol";

/** A submap on the table. */
export interface Sheet {
  submap: string;
  tiles: readonly DestiniesLying[];
  left: number;
  top: number;
  columns: number;
  rows: number;
}

/** The submaps with tiles on the table, each with its bounding box. */
export function sheets(view: Pick<DestiniesView, "tiles">): Sheet[] {
  const submaps = [...new Set(view.tiles.map((tile) => tile.submap))];
  return submaps.map((submap) => {
    const tiles = view.tiles.filter((tile) => tile.submap === submap);
    const [xs, ys] = [tiles.map((tile) => tile.x), tiles.map((tile) => tile.y)];
    const [left, top] = [Math.min(...xs), Math.min(...ys)];
    return {
      submap,
      tiles,
      left,
      top,
      columns: Math.max(...xs) - left + 1,
      rows: Math.max(...ys) - top + 1,
    };
  });
}

/** How many tiles a hero can walk in a turn. */
const REACH = 2;

/**
 * The shortest walks from a tile within a hero's reach: by their last tile, all tiles of the walk
 * with both ends. A walk leads over explored tiles; only its last one may be unexplored.
 */
export function walks(
  tiles: readonly DestiniesLying[],
  from: string,
  through: boolean = false,
): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>([[from, [from]]]);
  let edge = [from];
  for (let step = 0; step < REACH; step++) {
    const next: string[] = [];
    for (const tile of edge) {
      const here = tiles.find((each) => each.tile === tile);
      if (!here || (!here.explored && !through && tile !== from)) continue;
      for (const other of tiles) {
        const apart = Math.abs(other.x - here.x) + Math.abs(other.y - here.y);
        if (other.submap !== here.submap || apart !== 1 || found.has(other.tile)) continue;
        found.set(other.tile, [...(found.get(tile) ?? []), other.tile]);
        next.push(other.tile);
      }
    }
    edge = next;
  }
  return found;
}

/** The code of the refusal for a tile that cannot be reached. */
export function whyNot(view: Pick<DestiniesView, "tiles">, here: string, tile: string): string {
  if (tile === here) return "destinies-there-already";
  return walks(view.tiles, here, true).has(tile)
    ? "destinies-unexplored-between"
    : "destinies-too-far";
}

/** Points of a tile for places without a position. */
const SPOTS: readonly (readonly [number, number])[] = [
  [72, 72],
  [172, 92],
  [150, 172],
  [70, 150],
];

/** The positions of the places on a tile, in its units and in the order of the view. */
export function spotsOf(
  tile: DestiniesLying,
  count: number,
): readonly (readonly [number, number])[] {
  const drawn = tile.land?.spots ?? [];
  return Array.from({ length: count }, (_, i) => drawn[i] ?? SPOTS[i % SPOTS.length] ?? [120, 120]);
}
