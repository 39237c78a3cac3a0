import type { DestiniesView, EventInfo } from "$lib/protocol";
import type { Sheet } from "../atlas";

const TILE = 240;

/** The way of a hero over one map: points in the units of its tiles, and where it ended. */
export interface Route {
  seat: number;
  points: readonly (readonly [number, number])[];
}

/** The tiles that each seat has stood on, in order. */
export function walked(events: readonly EventInfo[], seats: number): string[][] {
  const found: string[][] = Array.from({ length: seats }, () => []);
  for (const { code, args } of events) {
    if (code !== "moves" && code !== "explores") continue;
    const own = found[Number(args[0])];
    const tile = String(args[1]);
    if (own && own.at(-1) !== tile) own.push(tile);
  }
  return found;
}

/** The ways over one map, beside each other where they share tiles. */
export function routes(
  sheet: Sheet,
  ways: readonly (readonly string[])[],
  view: Pick<DestiniesView, "players">,
): Route[] {
  return view.players.flatMap(({ seat, hero }) => {
    if (!hero) return [];
    const aside = (seat - (view.players.length - 1) / 2) * 34;
    const points = (ways[seat] ?? []).flatMap((id, i) => {
      const tile = sheet.tiles.find((each) => each.tile === id);
      if (!tile) return [];
      const sway = ((i % 3) - 1) * 12;
      return [
        [
          (tile.x - sheet.left + 0.5) * TILE + aside + sway,
          (tile.y - sheet.top + 0.5) * TILE + aside / 2 - sway / 2,
        ] as const,
      ];
    });
    return points.length ? [{ seat, points }] : [];
  });
}
