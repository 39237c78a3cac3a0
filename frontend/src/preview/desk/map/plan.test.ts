import { describe, expect, test } from "vitest";
import type { Map as StoryMap, MapPlace, MapTile } from "../../protocol";
import {
  added,
  brought,
  crossed,
  CROSSINGS,
  misfits,
  nearest,
  settled,
  sheetOf,
  spotted,
} from "./plan";
import { pointsOf, towards } from "./steps";

function tile(id: string, x: number, y: number, more: Partial<MapTile> = {}): MapTile {
  const plain = { name: id, submap: "", terrain: "field", sides: [], spots: [], signs: [] };
  return { id, file: "map.yaml", number: x + 1, x, y, ...plain, ...more };
}

function place(id: string, on: string): MapPlace {
  return { id, file: `pois/${id}.yaml`, name: id, tile: on, token: 1, figure: null, icon: null };
}

const road = { way: "road", cover: null };
const map: StoryMap = {
  language: "en",
  submaps: [],
  tiles: [
    tile("green", 0, 0, { sides: [{ side: "e", ...road }], spots: [[70, 80]] }),
    tile("hill", 1, 0, { sides: [{ side: "w", ...road }], file: "hill.yaml" }),
  ],
  places: [place("well", "green"), place("mill", "green"), place("tower", "hill")],
  people: [],
  pictures: [],
  strangers: [],
  unread: [],
};
const [green, hill] = map.tiles as [MapTile, MapTile];

test("there is an empty cell around the tiles", () => {
  expect(sheetOf(map, "")).toMatchObject({ left: -1, top: -1, columns: 4, rows: 3 });
  expect(sheetOf({ ...map, tiles: [] }, "")).toMatchObject({ columns: 3, rows: 3 });
});

describe("sides", () => {
  test("neighbours have to agree", () => {
    expect(misfits(map, hill, 1, 0)).toEqual([]);
    expect(misfits(map, hill, 0, 1)).toEqual([]);
    expect(misfits(map, hill, -1, 0)).toEqual([]);
    expect(misfits(map, { ...hill, sides: [] }, 1, 0)).toEqual([green]);
  });

  test("what crosses a side crosses that of the neighbour, too", () => {
    expect(crossed(map, green, "e", "river forest")).toEqual([
      {
        file: "map.yaml",
        changes: [{ change: "set", path: ["tiles", "green", "edges", "e"], value: "river forest" }],
      },
      {
        file: "hill.yaml",
        changes: [{ change: "set", path: ["tiles", "hill", "edges", "w"], value: "river forest" }],
      },
    ]);
    expect(crossed(map, green, "e", "").map(({ changes }) => changes[0]?.change)).toEqual([
      "remove",
      "remove",
    ]);
    expect(crossed(map, green, "e", "road")).toEqual([]);
    expect(crossed(map, green, "n", "")).toEqual([]);
    expect(CROSSINGS).toContain("road forest");
    expect(CROSSINGS).toHaveLength(30);
  });
});

describe("places", () => {
  const value = (found: ReturnType<typeof spotted>): unknown => {
    const change = found?.[0]?.changes[0];
    return change?.change === "set" ? change.value : null;
  };

  test("one is put to another position of its tile", () => {
    expect(value(spotted(map, green, "well", 200.4, 239))).toEqual([[200, 220]]);
    // The positions before it are then written, too.
    expect(value(spotted(map, green, "mill", 20, 200))).toEqual([
      [70, 80],
      [20, 200],
    ]);
  });

  test("two change positions", () => {
    expect(value(spotted(map, green, "well", 170, 90))).toEqual([
      [172, 92],
      [70, 80],
    ]);
  });

  test("a fourth has no position of its own", () => {
    const places = ["a", "b", "c", "d"].map((id) => place(id, "green"));
    expect(spotted({ ...map, places }, green, "d", 100, 100)).toBeNull();
    expect(value(spotted({ ...map, places }, green, "c", 120, 220))).toHaveLength(3);
  });

  test("places are put on tiles, and people at places", () => {
    expect(settled(map.places[0]!, "hill")[0]).toEqual({
      file: "pois/well.yaml",
      changes: [{ change: "set", path: ["pois", "well", "tile"], value: "hill" }],
    });
    expect(nearest(map, green, 180, 90)?.id).toBe("mill");
    expect(nearest(map, tile("x", 5, 5), 1, 1)).toBeUndefined();
    expect(brought({ id: "tull", file: "npcs.yaml" }, "mill")[0]?.changes[0]).toEqual({
      change: "set",
      path: ["npcs", "tull", "at"],
      value: "mill",
    });
  });
});

test("an arrow key leads to the next place in its direction", () => {
  const points = pointsOf(map, "");
  expect(points.map(({ place }) => place.id)).toEqual(["well", "mill", "tower"]);
  const [well, mill] = points as [(typeof points)[0], (typeof points)[0]];
  expect(towards(points, well, 1, 0)?.place.id).toBe("mill");
  expect(towards(points, mill, 1, 0)?.place.id).toBe("tower");
  expect(towards(points, mill, -1, 0)?.place.id).toBe("well");
  expect(towards(points, well, -1, 0)).toBeUndefined();
  expect(pointsOf(map, "cellar")).toEqual([]);
});

test("a new tile agrees with its neighbours, and has a name and a number of its own", () => {
  const { id, file, changes } = added(map, "", 2, 0, "New tile");
  expect([id, file]).toEqual(["tile-3", "hill.yaml"]);
  expect(changes[0]?.changes[0]).toEqual({
    change: "set",
    path: ["tiles", "tile-3"],
    value: { number: 3, name: "New tile", at: [2, 0], terrain: "field", start: "unexplored" },
  });
  const west = added(map, "", 0, 1, "New tile").changes[0]?.changes[0];
  expect(west?.change === "set" && west.value).not.toHaveProperty("edges");
  const east = added({ ...map, tiles: [green] }, "", 1, 0, "New tile").changes[0]?.changes[0];
  expect(east?.change === "set" && east.value).toMatchObject({ edges: { w: "road" } });
});
