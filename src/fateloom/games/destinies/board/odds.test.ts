import { expect, test } from "vitest";
import { atLeast, chances } from "./odds";

test("two Main dice reach a total of 2 always and of 8 once in 36 throws", () => {
  expect(atLeast(chances([2], 0), 1)).toBeCloseTo(1);
  expect(atLeast(chances([8], 0), 1)).toBeCloseTo(1 / 36);
  expect(atLeast(chances([9], 0), 1)).toBe(0);
});

test("an Effort die is a star in two of six throws", () => {
  expect(atLeast(chances([], 1), 1)).toBeCloseTo(1 / 3);
  expect(atLeast(chances([], 3), 3)).toBeCloseTo(1 / 27);
});

test("chances add up, whatever items add", () => {
  const odds = chances([4, 6, 9], 2, 1, 1);
  expect(odds.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1);
  expect(odds[0]).toBe(0);
});
