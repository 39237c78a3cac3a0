import { expect, it } from "vitest";
import type { ValueInfo } from "$lib/protocol";
import { partsOf } from "./stories";

function told(value: string, number: number, campaign = "ferry"): ValueInfo {
  return { value, place: { campaign, number, title: {} } } as unknown as ValueInfo;
}

it("finds the parts of a campaign in their order, each once", () => {
  const alone = { value: "training", place: null } as unknown as ValueInfo;
  const all = [told("c", 3), alone, told("a", 1), told("x", 2, "mill"), told("b", 3)];
  expect(partsOf("ferry", all).map(({ value }) => value)).toEqual(["a", "c"]);
});
