import { expect, test } from "vitest";
import { sheets, spotsOf, walks, whyNot } from "./atlas";
import { tile } from "./table.fixture";

const TILES = [
  tile("home", 0, 0),
  tile("east", 1, 0, { explored: false, land: null }),
  tile("far", 2, 0),
  tile("south", 0, 1),
  tile("deep", 0, 2),
  tile("below", 0, 3),
  tile("cellar", 5, 5, { submap: "under" }),
];

test("each submap is a sheet as large as its tiles", () => {
  const [valley, under] = sheets({ tiles: TILES });
  expect(valley).toMatchObject({ submap: "valley", left: 0, top: 0, columns: 3, rows: 4 });
  expect(under).toMatchObject({ submap: "under", left: 5, columns: 1, rows: 1 });
});

test("a hero walks two steps, and not beyond an unexplored tile", () => {
  const found = walks(TILES, "home");
  expect([...found.keys()].sort()).toEqual(["deep", "east", "home", "south"]);
  expect(found.get("deep")).toEqual(["home", "south", "deep"]);
});

test("what cannot be walked to meets the refusal that tells why", () => {
  const view = { tiles: TILES };
  expect(whyNot(view, "home", "home")).toBe("destinies-there-already");
  expect(whyNot(view, "home", "far")).toBe("destinies-unexplored-between");
  expect(whyNot(view, "home", "below")).toBe("destinies-too-far");
  expect(whyNot(view, "home", "cellar")).toBe("destinies-too-far");
});

test("places stand on the author's spots, and on others where there are none", () => {
  const land = { terrain: "field", sides: [], spots: [[10, 20]] as [number, number][], signs: [] };
  const points = spotsOf(tile("home", 0, 0, { land }), 2);
  expect(points[0]).toEqual([10, 20]);
  expect(points[1]).not.toEqual(points[0]);
});
