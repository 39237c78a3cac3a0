import { describe, expect, it } from "vitest";
import { CATALOGUE } from "$lib/catalogues/hand";
import { BOSSES, HEROES, history } from "./history";
import { portraits } from "./portraits";

const view = { hero: "Elora", boss: "Sythra", difficulty: "normal", wave: 4, hp: 1 };

describe("what is kept of a run", () => {
  it("knows who fought whom, how far it came and what was bought", () => {
    const events = [
      { code: "wave", args: [1] },
      { code: "buys", args: ["War Axe", 3] },
    ];
    expect(history.facts(view, events, 0)).toEqual({ ...view, bought: 1 });
  });

  it("counts all heroes and bosses there are, and each has a portrait", () => {
    expect(HEROES).toEqual(CATALOGUE.heroes.map(({ name }) => name));
    expect(BOSSES).toEqual(CATALOGUE.bosses);
    const named = (names: readonly string[]) => [
      "random",
      ...names.map((name) => name.toLowerCase()),
    ];
    expect(Object.keys(portraits["hero"] ?? {})).toEqual(named(HEROES));
    expect(Object.keys(portraits["boss"] ?? {})).toEqual(named(BOSSES));
  });
});
