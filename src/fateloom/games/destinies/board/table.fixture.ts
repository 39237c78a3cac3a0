import type { DestiniesLying } from "$lib/protocol";

/** A tile for tests, explored by default. */
export function tile(
  id: string,
  x: number,
  y: number,
  more: Partial<DestiniesLying> = {},
): DestiniesLying {
  return {
    tile: id,
    number: 1,
    submap: "valley",
    x,
    y,
    explored: true,
    hint: null,
    land: { terrain: "field", sides: [], spots: [], signs: [] },
    items: [],
    pair: null,
    ...more,
  };
}
