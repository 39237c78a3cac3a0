import { describe, expect, it } from "vitest";
import { afterExhausting, health, isGone } from "./grid";

describe("the grid of abilities", () => {
  it("exhausts a column from its bottom", () => {
    expect([0, 1, 2, 3, 4, 5].map((place) => isGone([1, 2], place))).toEqual([
      false,
      false,
      false,
      true,
      true,
      true,
    ]);
    expect(health([1, 2])).toBe(3);
  });

  it("takes what stands below with an ability, and for a top one of the other column", () => {
    expect(afterExhausting([0, 0], 0)).toEqual([3, 1]);
    expect(afterExhausting([0, 0], 3)).toEqual([0, 2]);
    expect(afterExhausting([1, 2], 1)).toEqual([1, 3]);
    expect(afterExhausting([0, 2], 1)).toEqual([1, 3]);
  });
});
