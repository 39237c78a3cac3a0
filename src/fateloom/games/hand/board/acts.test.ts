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
  expect(scene?.steps).toEqual([[{ act: "rise", at: "boss" }]]);
  expect(lasting(scene?.steps[0] ?? [])).toBeLessThanOrEqual(1000);
});

it("leaves what is quiet alone", () => {
  expect(seen("peeks", "Scout")).toEqual([]);
});
