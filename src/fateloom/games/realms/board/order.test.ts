import { describe, expect, it } from "vitest";
import { completed } from "./order";

describe("an order", () => {
  it("gives the last card the last place", () => {
    expect(completed([], 3)).toEqual([]);
    expect(completed([2], 3)).toEqual([2]);
    expect(completed([2, 0], 3)).toEqual([2, 0, 1]);
    expect(completed([1], 2)).toEqual([1, 0]);
  });
});
