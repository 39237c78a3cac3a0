import { expect, test } from "vitest";
import { reckon } from "./reckoning";

test("markers at or below the total are hits, those above it misses, one stamped after another", () => {
  const count = reckon({ track: [9, 4, 6], total: 6 });
  expect(count.hits).toEqual([4, 6]);
  expect(count.misses).toEqual([9]);
  const marks = count.spaces.filter(({ mark }) => mark);
  expect(marks.map(({ space, mark, turn }) => [space, mark, turn])).toEqual([
    [4, "hit", 0],
    [6, "hit", 1],
    [9, "miss", 2],
  ]);
  expect(count.spaces.filter(({ reached }) => reached)).toHaveLength(6);
});

test("two markers on one space are two successes", () => {
  expect(reckon({ track: [5, 5, 8], total: 5 }).hits).toEqual([5, 5]);
});

test("before the roll a marker only stands there", () => {
  const count = reckon({ track: [5], total: null });
  expect(count.spaces[4]?.mark).toBe("stands");
  expect(count.hits).toEqual([]);
  expect(count.spaces.some(({ reached }) => reached)).toBe(false);
});
