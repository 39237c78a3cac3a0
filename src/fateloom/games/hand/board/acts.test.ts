import { expect, it } from "vitest";
import { addWeights } from "$lib/weights";
import { lasting, scenes } from "$table/acting/scenes";
import { acting } from "./acts";
import { weights } from "./weights";

addWeights("hand", weights);

const seen = (code: string, ...args: unknown[]) =>
  scenes("hand", acting, [{ code, args }], { seat: 0, seats: 1, view: null });

it("lets a blow strike from the front, or from the boss, and the hero tremble", () => {
  expect(seen("hurt", 2)[0]?.steps).toEqual([
    [{ act: "strike", at: ["front", "boss"], to: "hero" }],
    [{ act: "tremble", at: "hero" }],
  ]);
});

it("lets the boss rise, in less than a second", () => {
  const [scene] = seen("faces", "Gorvane", 1, 20);
  expect(scene?.steps).toEqual([
    [
      { act: "rise", at: "boss" },
      { act: "count", at: "hp boss", from: 0 },
    ],
  ]);
});

it("points from each strength card to what it strikes, whose HP runs down", () => {
  const [scene] = seen("strikes", "Scout", 5, ["Bandit", "Ogre"]);
  expect(scene?.steps[0]).toEqual([
    { act: "thread", from: ["slot Bandit", "strength"], to: "front" },
    { act: "thread", from: ["slot Ogre", "strength"], to: "front" },
    { act: "count", at: "hp Scout" },
  ]);
  expect(scene?.stays).toBe(false);
});

it("lays a plate over each ability that is exhausted", () => {
  expect(seen("exhausts", ["Dodge"])[0]?.steps).toEqual([
    [
      { act: "cover", at: "ability Dodge" },
      { act: "count", at: "hp hero" },
    ],
  ]);
});

it("takes less than a second, whatever happens", () => {
  const everything: [string, ...unknown[]][] = [
    ["faces", "Gorvane", 1, 20],
    ["strikes", "Scout", 5, ["Bandit"]],
    ["strikes-boss", 5, ["Bandit"]],
    ["deals", "Dodge", "Scout", 2],
    ["lands", 2, 4],
    ["hurt", 2],
    ["exhausts", ["Dodge", "Feint"]],
    ["heals", 5],
  ];
  for (const [code, ...args] of everything) {
    const [scene] = seen(code, ...args);
    const ms = scene?.steps.reduce((sum, step) => sum + lasting(step), 0) ?? 0;
    expect(ms, code).toBeGreaterThan(0);
    expect(ms, code).toBeLessThanOrEqual(1000);
  }
});

it("leaves what is quiet alone", () => {
  expect(seen("peeks", "Scout")).toEqual([]);
});
