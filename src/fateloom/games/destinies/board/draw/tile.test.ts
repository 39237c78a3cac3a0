import { describe, expect, test } from "vitest";
import type { TileLand } from "./ground";
import { drawClouds, drawTile, drawUnknown, edgeKey } from "./tile";
import { way } from "./ways";
import { rng } from "$lib/draw/rng";

const TERRAINS = [
  "forest",
  "hills",
  "mountain",
  "marsh",
  "field",
  "village",
  "town",
  "coast",
  "ruin",
  "stones",
  "road",
  "sea",
];

function land(terrain: string, more: Partial<TileLand> = {}): TileLand {
  return { tile: `t-${terrain}`, x: 1, y: 2, terrain, sides: [], spots: [], signs: [], ...more };
}

const side = (name: string, way: string | null, cover: string | null = null) => ({
  side: name,
  way,
  cover,
});

describe.each(TERRAINS)("a tile of %s", (terrain) => {
  const all = ["n", "e", "s", "w"].map((name) => side(name, terrain === "sea" ? "sea" : null));
  const drawn = drawTile(land(terrain, { sides: all }), "a");

  test("is drawn the same every time", () => {
    expect(drawTile(land(terrain, { sides: all }), "a")).toBe(drawn);
  });

  test("has only numbers in its paths", () => {
    expect(drawn).not.toMatch(/NaN|undefined|Infinity/);
    expect(drawn.length).toBeGreaterThan(500);
  });
});

test("another tile of the same terrain looks different", () => {
  expect(drawTile({ ...land("forest"), tile: "other" })).not.toBe(drawTile(land("forest")));
});

test("a way crosses a side at its middle, at a right angle", () => {
  const line = way("n", "e", rng("way").next, 15);
  expect(line[0]).toEqual([120, 0]);
  const [x, y] = line.at(-1) ?? [0, 0];
  expect([x, y].map(Math.round)).toEqual([240, 120]);
  const next = line[1] ?? [0, 0];
  expect(Math.abs(next[0] - 120)).toBeLessThan(1);
});

test("a side has one name for both of its tiles", () => {
  const here = land("forest");
  expect(edgeKey(here, "e")).toBe(edgeKey({ ...here, x: 2 }, "w"));
  expect(edgeKey(here, "s")).toBe(edgeKey({ ...here, y: 3 }, "n"));
});

test("a road over a river has a bridge", () => {
  const sides = [side("n", "river"), side("s", "river"), side("e", "road"), side("w", "road")];
  expect(drawTile(land("field", { sides }))).toContain("M-10 -4.6Q0 -7 10 -4.6");
});

test("of an unexplored tile nothing but its name makes its drawing", () => {
  expect(drawUnknown("shore")).toBe(drawUnknown("shore"));
  expect(drawUnknown("shore")).not.toBe(drawUnknown("hill"));
  expect(drawUnknown("shore")).not.toMatch(/NaN/);
  const paths = (svg: string): number => svg.split("<path").length - 1;
  const [left, right] = drawClouds("shore").map(paths);
  expect(left).toBeGreaterThan(0);
  expect(right).toBeGreaterThan(0);
});
