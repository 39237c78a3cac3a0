/** Where the arrow keys lead on the map. */
import type { Map as StoryMap, MapPlace } from "../../protocol";
import { UNITS } from "../../../../../src/fateloom/games/destinies/board/map/scale";
import { placesOn, spots } from "./plan";

/** A position on a submap, in tiles. */
export interface Point {
  x: number;
  y: number;
}

/** How far an arrow key moves a place, in tiles: 12 of a tile's units, so that tiles are left after a few. */
export const STEP = 12 / UNITS;

/** The places on a submap, with their positions. */
export function pointsOf(map: StoryMap, submap: string): readonly (Point & { place: MapPlace })[] {
  return map.tiles
    .filter((tile) => tile.submap === submap)
    .flatMap((tile) => {
      const points = spots(map, tile);
      return placesOn(map, tile.id).map((place, i) => {
        const [across, down] = points[i] ?? [UNITS / 2, UNITS / 2];
        return { place, x: tile.x + across / UNITS, y: tile.y + down / UNITS };
      });
    });
}

/** The next of some points in a direction, seen from a point; undefined: there is none. */
export function towards<T extends Point>(
  points: readonly T[],
  from: Point,
  dx: number,
  dy: number,
): T | undefined {
  return points
    .map((point) => {
      const [x, y] = [point.x - from.x, point.y - from.y];
      const along = x * dx + y * dy;
      const aside = Math.abs(x * dy - y * dx);
      // What lies to the side of it is reached by another key, if by any.
      return { point, along, far: along + (aside > along ? 3 : 1) * aside };
    })
    .filter(({ along }) => along > STEP / 2)
    .sort((a, b) => a.far - b.far)[0]?.point;
}
