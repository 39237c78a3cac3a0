import { describe, expect, it } from "vitest";
import { changed } from "./changes";
import type { Stage } from "./protocol";
import { jump, settled, targets, UNEXPLORED } from "./targets";

const STAGE: Stage = {
  day: 2,
  active: "nell",
  virtue: [-5, 5],
  facts: [
    { owner: "world", name: "mud", counter: true, least: 0, most: 3, value: 1 },
    { owner: "nell", name: "debts", counter: false, least: 0, most: 1, value: 0 },
  ],
  persons: [
    {
      who: "nell",
      name: "Nell",
      seat: 0,
      tile: "moor",
      coins: 1,
      xp: 0,
      virtue: 0,
      effort: 3,
      items: ["rope"],
    },
  ],
  tiles: [{ id: "moor", name: "The moor", at: null, state: "explored", states: [] }],
  places: [{ id: "inn", name: "The inn", at: "moor", state: "open", states: ["open", "burnt"] }],
  people: [{ id: "smith", name: "The smith", at: null, state: null, states: [] }],
  finales: [
    { who: "nell", path: "gold", name: "The bell", stages: ["brink"] },
    { who: "pim", path: "violet", name: "The debt", stages: ["door"] },
  ],
  items: [],
  closed: [],
};

describe("what has changed", () => {
  it("is named with its owner", () => {
    const [mud, debts] = STAGE.facts;
    const [nell] = STAGE.persons;
    const now = {
      ...STAGE,
      day: 3,
      facts: [{ ...mud!, value: 2 }, debts!],
      persons: [{ ...nell!, coins: 4, items: [] }],
    };
    expect(changed(STAGE, now)).toEqual(new Set(["day", "world mud", "nell coins", "nell items"]));
  });

  it("is nothing at first, nor when a fact is new", () => {
    expect(changed(null, STAGE).size).toBe(0);
    expect(changed({ ...STAGE, facts: [] }, STAGE).size).toBe(0);
  });
});

describe("targets", () => {
  const all = targets(STAGE, "nell.companion");

  it("are places, tiles, people, and the Finales of one's own hero", () => {
    expect(all.map(({ kind, id }) => `${kind} ${id}`)).toEqual([
      "visit inn",
      "arrive moor",
      "meet smith",
      "finale gold",
    ]);
  });

  it("are reached by words that the server knows", () => {
    const [inn, moor] = all;
    expect(jump(inn!, "nell", "burnt")).toEqual(["visit", "nell", "inn", "burnt"]);
    expect(jump(moor!, "nell", "")).toEqual(["arrive", "nell", "moor"]);
  });

  it("may be put into a state from afar, if they have any", () => {
    const [inn, moor] = all;
    expect(settled(inn!, "burnt")).toEqual(["poi", "inn", "burnt"]);
    expect(settled(inn!, "")).toBeNull();
    expect(settled(moor!, UNEXPLORED)).toBeNull();
  });
});
