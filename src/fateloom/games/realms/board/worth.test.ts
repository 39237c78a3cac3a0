import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { counted } from "./worth";

interface Count {
  destiny: string;
  need: number;
  among: number;
  cards: string[];
  have: number;
}
const COUNTS = JSON.parse(
  readFileSync("../tests/expected/realms-counts.json", "utf8"),
) as readonly Count[];

it("counts as the engine does, for every destiny and number", () => {
  expect(COUNTS.length).toBeGreaterThan(50);
  const ours = COUNTS.map((each) => ({
    ...each,
    have: counted(each, each.cards),
  }));
  expect(ours).toEqual(COUNTS);
});

it("knows which destinies are not about cards in front", () => {
  expect(counted({ destiny: "Magnate", need: 13, among: 0 }, ["Village"])).toBeNull();
  expect(counted({ destiny: "Assassin", need: 1, among: 0 }, ["Village"])).toBeNull();
});
