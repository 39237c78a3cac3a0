import { expect, test } from "vitest";
import type { DestiniesView } from "$lib/protocol";
import { overlap, type Box } from "./labels";
import { letter, type MapContents } from "./lettering";
import { scaleOf } from "./scale";

const ruler = (words: string): number => words.length * 7;
const scale = scaleOf(200, 16);

function contents(players: number, names: readonly string[], language = "en"): MapContents {
  const tile = { tile: "town", submap: "land", x: 3, y: 5, explored: true, land: null, items: [] };
  return {
    view: {
      language,
      pois: names.map((poi) => ({ poi, tile: "town", figure: null })),
      npcs: [],
      stacks: [],
      players: Array.from({ length: players }, (_, seat) => ({ seat, tile: "town", hero: "she" })),
      turn: 0,
    } as unknown as DestiniesView,
    sheet: { submap: "land", tiles: [tile as never], left: 3, top: 5, columns: 1, rows: 1 },
    poi: (id) => id,
    tile: () => "Ninewells",
    fresh: () => false,
    reached: () => false,
  };
}

test("lengths follow the tile, and stay legible", () => {
  expect(scaleOf(72, 16)).toMatchObject({ label: 14, disc: 36.8 });
  expect(scaleOf(340, 16)).toMatchObject({ label: 16, disc: 51.2 });
  expect(scaleOf(72, 32).label).toBe(28);
});

test("discs stand above the heroes, with their names on the tile", () => {
  const found = letter(contents(2, ["Sele Mill", "The Moot Oak", "The Nine Wells"]), scale, ruler);
  const hero: Box = { left: 10, top: 137, width: 96, height: 52 };
  for (const { x, y, words, left, top } of found.values()) {
    const half = scale.disc / 2;
    const disc = { left: x - half, top: y - half, width: scale.disc, height: scale.disc };
    expect(overlap(disc, hero)).toBe(0);
    const longest = Math.max(...words.split("\n").map(ruler));
    expect(x + left).toBeGreaterThanOrEqual(0);
    expect(x + left + longest).toBeLessThanOrEqual(200);
    expect(y + top).toBeGreaterThanOrEqual(0);
  }
});

test("a long name is broken at the space next to its middle", () => {
  const name = "Great Chapel of the Nine Sheaves";
  expect(letter(contents(0, [name]), scale, ruler).get(name)?.words).toBe(
    "Great Chapel of\nthe Nine Sheaves",
  );
});

test.each([
  ["en", "The Tollhouse", "Tollhouse"],
  ["en", "Under the Fourth Arch", "Under the\nFourth Arch"],
  ["de", "Das Zollhaus", "Zollhaus"],
  ["de", "Der Hohle Birnbaum", "Der Hohle\nBirnbaum"],
  ["fr", "The Tollhouse", "The\nTollhouse"],
])("names stand without their articles: %s, %s", (language, name, words) => {
  const found = letter(contents(0, [name], language), scale, ruler).get(name)?.words ?? "";
  expect(found.split(/\s/)).toEqual(words.split(/\s/));
});

test("where names would hide each other, letters stand for some of them", () => {
  const names = Array.from({ length: 7 }, (_, i) => `The Very Long Name of the Place ${i}`);
  const found = [...letter(contents(3, names), scale, ruler).values()];
  const initials = found.filter(({ initial }) => initial);
  expect(initials.length).toBeGreaterThan(0);
  expect(initials.map(({ words }) => words)).toEqual([..."ABCDEFG"].slice(0, initials.length));
  // The others can be read.
  expect(found.length).toBe(names.length);
  for (const { words, initial } of found) if (!initial) expect(words).toMatch(/Name/);
});

test("names with room enough are written out", () => {
  const found = [...letter(contents(1, ["Mill", "Ford", "Oak"]), scale, ruler).values()];
  expect(found.map(({ initial }) => initial)).toEqual([false, false, false]);
});
