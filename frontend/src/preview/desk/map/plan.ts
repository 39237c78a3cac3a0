/** What a change on the map means for the files of the story. */
import type { EditText, Map as StoryMap, MapPlace, MapTile } from "../../protocol";
import { spotsOf, type Sheet } from "../../../../../src/fateloom/games/destinies/board/atlas";
import { UNITS } from "../../../../../src/fateloom/games/destinies/board/map/scale";
import type { DestiniesLying } from "$lib/protocol";

/** Changes in one file. */
export interface FileChanges {
  file: string;
  changes: EditText["changes"];
}

/** The sides of a tile, and the step to the neighbour at each; y grows to the south. */
export const SIDES = { n: [0, -1], e: [1, 0], s: [0, 1], w: [-1, 0] } as const;
export type Side = keyof typeof SIDES;
const ACROSS: Readonly<Record<Side, Side>> = { n: "s", e: "w", s: "n", w: "e" };
export const WAYS = ["road", "river", "shore", "sea"] as const;
export const COVERS = ["forest", "hills", "mountain", "marsh", "field"] as const;
/** How many positions for places a tile can have. */
export const MOST_SPOTS = 3;
/** How near to the edge of a tile a place can stand, in its units. */
const MARGIN = 20;
/** How near to another place one is put to change places with it. */
const NEAR = 36;

/** All that can cross a side: nothing, or up to one way and one cover. */
export const CROSSINGS: readonly string[] = ["", ...WAYS].flatMap((way) =>
  ["", ...COVERS].map((cover) => [way, cover].filter(Boolean).join(" ")),
);

/** The tiles of a submap as the table knows them, with an empty cell around. */
export function sheetOf(map: StoryMap, submap: string): Sheet {
  const tiles = map.tiles.filter((tile) => tile.submap === submap).map(lying);
  const xs = tiles.map(({ x }) => x);
  const ys = tiles.map(({ y }) => y);
  const [left, top] = [Math.min(...xs, 0) - 1, Math.min(...ys, 0) - 1];
  return {
    submap,
    tiles,
    left,
    top,
    columns: Math.max(...xs, 0) - left + 2,
    rows: Math.max(...ys, 0) - top + 2,
  };
}

/** A tile as the table draws it when it is explored. */
export function lying({
  id,
  number,
  submap,
  x,
  y,
  terrain,
  sides,
  spots,
  signs,
}: MapTile): DestiniesLying {
  const land = { terrain, sides, spots, signs };
  return {
    tile: id,
    number,
    submap,
    x,
    y,
    explored: true,
    hint: null,
    land,
    items: [],
    pair: null,
  };
}

/** What crosses a side, in the words of a story. */
export function crossing(tile: MapTile, side: Side): string {
  const found = tile.sides.find((each) => each.side === side);
  return [found?.way, found?.cover].filter(Boolean).join(" ");
}

/** The tile at a cell of a submap. */
export function tileAt(map: StoryMap, submap: string, x: number, y: number): MapTile | undefined {
  return map.tiles.find((each) => each.submap === submap && each.x === x && each.y === y);
}

/** The neighbours with whom a tile would not agree about their common side. */
export function misfits(map: StoryMap, tile: MapTile, x: number, y: number): readonly MapTile[] {
  return (Object.keys(SIDES) as Side[]).flatMap((side) => {
    const [dx, dy] = SIDES[side];
    const other = tileAt(map, tile.submap, x + dx, y + dy);
    const agreed = !other || other.id === tile.id;
    return agreed || crossing(other, ACROSS[side]) === crossing(tile, side) ? [] : [other];
  });
}

/** A tile at another cell. */
export function moved(tile: MapTile, x: number, y: number): readonly FileChanges[] {
  return [
    {
      file: tile.file,
      changes: [{ change: "set", path: ["tiles", tile.id, "at"], value: [x, y] }],
    },
  ];
}

/** A side with something else that crosses it: for the neighbour, too. */
export function crossed(
  map: StoryMap,
  tile: MapTile,
  side: Side,
  words: string,
): readonly FileChanges[] {
  const [dx, dy] = SIDES[side];
  const other = tileAt(map, tile.submap, tile.x + dx, tile.y + dy);
  const sides: (readonly [MapTile, Side])[] = [[tile, side]];
  if (other) sides.push([other, ACROSS[side]]);
  return together(
    sides
      .filter(([each, at]) => crossing(each, at) !== words)
      .map(([{ id, file }, at]) => {
        const path = ["tiles", id, "edges", at];
        const change = words
          ? ({ change: "set", path, value: words } as const)
          : ({ change: "remove", path } as const);
        return { file, changes: [change] };
      }),
  );
}

/** Changes with those of the same file together, so that each file changes once. */
function together(all: readonly FileChanges[]): readonly FileChanges[] {
  const files = [...new Set(all.map(({ file }) => file))];
  return files.map((file) => ({
    file,
    changes: all.filter((each) => each.file === file).flatMap(({ changes }) => changes),
  }));
}

/** The places on a tile, in the order in which they take its positions. */
export function placesOn(map: StoryMap, tile: string): readonly MapPlace[] {
  return map.places.filter((place) => place.tile === tile);
}

/** The positions of the places on a tile, in its units. */
export function spots(map: StoryMap, tile: MapTile): readonly (readonly [number, number])[] {
  return spotsOf(lying(tile), placesOn(map, tile.id).length);
}

/** The whole number of units that is nearest to one, not too near to the edge of a tile. */
export function within(at: number): number {
  return Math.min(UNITS - MARGIN, Math.max(MARGIN, Math.round(at)));
}

/**
 * A place at another position of its tile; with the place that stands there, it changes positions.
 * null: the tile has no position for so many places.
 */
export function spotted(
  map: StoryMap,
  tile: MapTile,
  place: string,
  x: number,
  y: number,
): readonly FileChanges[] | null {
  const index = placesOn(map, tile.id).findIndex(({ id }) => id === place);
  const now = spots(map, tile).map(([across, down]) => [across, down]);
  const here = now[index];
  if (!here || index >= MOST_SPOTS) return null;
  const swapped = beside(map, tile, place, x, y);
  const other = placesOn(map, tile.id).findIndex(({ id }) => id === swapped?.id);
  const there = now[other];
  if (there && other < MOST_SPOTS) [now[index], now[other]] = [there, here];
  else now[index] = [within(x), within(y)];
  const least = Math.max(tile.spots.length, index + 1, other + 1);
  const value = [...now, ...tile.spots.slice(now.length)].slice(0, Math.min(least, MOST_SPOTS));
  return [
    { file: tile.file, changes: [{ change: "set", path: ["tiles", tile.id, "spots"], value }] },
  ];
}

/** The other place at a point of a tile, in its units, if there is any. */
export function beside(
  map: StoryMap,
  tile: MapTile,
  place: string,
  x: number,
  y: number,
): MapPlace | undefined {
  const points = spots(map, tile);
  return placesOn(map, tile.id).find(({ id }, i) => {
    const [across, down] = points[i] ?? [x + UNITS, y];
    return id !== place && Math.hypot(across - x, down - y) < NEAR;
  });
}

/** A place on another tile. */
export function settled(place: MapPlace, tile: string): readonly FileChanges[] {
  return [
    {
      file: place.file,
      changes: [{ change: "set", path: ["pois", place.id, "tile"], value: tile }],
    },
  ];
}

/** The place on a tile that is nearest to a point of it, in its units. */
export function nearest(map: StoryMap, tile: MapTile, x: number, y: number): MapPlace | undefined {
  const points = spots(map, tile);
  const far = (i: number): number =>
    Math.hypot((points[i]?.[0] ?? 0) - x, (points[i]?.[1] ?? 0) - y);
  return placesOn(map, tile.id)
    .map((place, i) => [place, far(i)] as const)
    .sort(([, a], [, b]) => a - b)[0]?.[0];
}

/** Somebody at another place. */
export function brought(
  person: { id: string; file: string },
  place: string,
): readonly FileChanges[] {
  return [
    {
      file: person.file,
      changes: [{ change: "set", path: ["npcs", person.id, "at"], value: place }],
    },
  ];
}

/** A new tile at an empty cell, whose sides agree with those of its neighbours. */
export function added(
  map: StoryMap,
  submap: string,
  x: number,
  y: number,
  name: string,
): { id: string; file: string; changes: readonly FileChanges[] } {
  const number = Math.max(0, ...map.tiles.map((tile) => tile.number)) + 1;
  const taken = new Set([...map.tiles, ...map.places, ...map.people].map(({ id }) => id));
  let id = `tile-${number}`;
  for (let i = number + 1; taken.has(id); i++) id = `tile-${i}`;
  const edges = (Object.keys(SIDES) as Side[]).flatMap((side) => {
    const [dx, dy] = SIDES[side];
    const other = tileAt(map, submap, x + dx, y + dy);
    const words = other ? crossing(other, ACROSS[side]) : "";
    return words ? [[side, words] as const] : [];
  });
  const value = {
    number,
    name,
    ...(submap ? { submap } : {}),
    at: [x, y],
    terrain: "field",
    ...(edges.length ? { edges: Object.fromEntries(edges) } : {}),
    start: "unexplored",
  };
  const file = map.tiles.at(-1)?.file ?? "map.yaml";
  const changes = [{ file, changes: [{ change: "set" as const, path: ["tiles", id], value }] }];
  return { id, file, changes };
}
