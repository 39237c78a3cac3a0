import { expect, test } from "vitest";
import { ability } from "./skills";

test("low markers make a strong hero", () => {
  const found = [
    [5, 6, 8],
    [6, 7, 8],
    [6, 8, 9],
    [7, 8, 9],
  ].map(ability);
  expect(found).toEqual(["strong", "good", "fair", "weak"]);
});
