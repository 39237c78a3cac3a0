import { expect, it } from "vitest";
import { heard } from "$lib/music/surroundings";
import { heardAt } from "./heard";

const at = (scene: string): string =>
  heardAt({ painted: { of: "mill", scene, strangers: [] }, terrain: "field" });

it.each([
  ["hour=grey;weather=rain;base=room", "rain"],
  ["hour=day;middle=tree 50 300 110,mill 236 300 150", "water"],
  ["base=room;back=oven 196 264 128", "fire"],
  ["base=vault;stone=yes", "dungeon"],
  ["base=room;windows=446 84 78 96", "room"],
  ["base=wood", "forest"],
  ["weather=wind;base=open", "mountain"],
])("hears what is shown: %s", (scene, around) => {
  expect(at(scene)).toBe(around);
  expect(heard(around)).not.toEqual(heard("field"));
});

it("hears the land where the picture shows nothing that makes a sound", () => {
  expect(at("hour=day;base=open;middle=millstone 1 2 3")).toBe("field");
  expect(heardAt({ painted: null, terrain: "sea" })).toBe("sea");
});
