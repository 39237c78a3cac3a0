import { expect, test } from "vitest";
import { talliesOf } from "./tallies";

test("a goal is counted in coins, a difficulty in strength cards (HND-DIFF-01 to 05)", () => {
  expect(talliesOf("destiny")["goal"]?.[4]).toEqual({ of: "coin", count: 4 });
  const counts = Object.values(talliesOf("hand")["difficulty"] ?? {}).map(({ count }) => count);
  expect(counts).toEqual([4, 4, 3, 3, 2]);
  expect(talliesOf("realms")).toEqual({});
});
