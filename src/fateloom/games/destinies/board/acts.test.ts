import { expect, it } from "vitest";
import { addWeights } from "$lib/weights";
import { lasting, scenes } from "$table/acting/scenes";
import { acting } from "./acts";
import { weights } from "./weights";

addWeights("destinies", weights);

const event = (code: string, ...args: unknown[]) => ({ code, args });
const seen = (...events: ReturnType<typeof event>[]) =>
  scenes("destinies", acting, events, { seat: 0, seats: 2, view: null });

it("lets dice roll and an explored tile open at the same time", () => {
  const found = seen(event("rolls", 1, [4, 5], []), event("turns-up", "mill", "Mill"));
  expect(found).toHaveLength(1);
  expect(found[0]?.steps).toEqual([[{ act: "dice" }, { act: "reveal", at: "tile mill" }]]);
});

it("drops the places of an explored tile while its clouds part", () => {
  const found = seen(event("turns-up", "reach", "Reach"), event("places", "mill", "reach", "Mill"));
  const [reveal, drop] = found[0]?.steps[0] ?? [];
  expect(reveal).toEqual({ act: "reveal", at: "tile reach" });
  expect(drop).toEqual({ act: "deal", to: ["place mill"] });
});

it("points from the one who summons to the one who is summoned, until that was seen", () => {
  const [scene] = seen(event("summons", 1, 0));
  expect(scene?.steps).toEqual([[{ act: "thread", from: "seat 1", to: "seat 0" }]]);
  expect(scene).toMatchObject({ stays: true, hits: true });
});

it("takes less than a second for a Finale", () => {
  const [scene] = seen(event("finale", 0, "light"));
  expect(scene?.steps.flat()).toEqual([{ act: "rise", at: "book" }]);
  expect(lasting(scene?.steps[0] ?? [])).toBeLessThanOrEqual(1000);
});

it("acts nothing out of what nobody sees", () => {
  expect(seen(event("skip"), event("coins", 0, 1, 3))).toEqual([]);
});
