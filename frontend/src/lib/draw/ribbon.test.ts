import { expect, test } from "vitest";
import { ribbon } from "./ribbon";

const numbers = (path: string): number[] => (path.match(/-?[\d.]+/g) ?? []).map(Number);

test("the rules keep to the edges, however high the ribbon is", () => {
  for (const height of [40, 60, 160]) {
    const ys = numbers(ribbon(600, height, 26).rules).filter((_, i) => i % 2 === 1);
    expect(ys.every((y) => y <= 8 || y >= height - 8)).toBe(true);
  }
});

test("without ends the band is as wide as the ribbon", () => {
  const { ends, band } = ribbon(300, 50, 0);
  expect(ends).toBe("");
  const xs = numbers(band).filter((_, i) => i % 2 === 0);
  expect([Math.min(...xs), Math.max(...xs)]).toEqual([1, 299]);
});

test("the ends lie outside the band", () => {
  const { ends, band } = ribbon(600, 60, 26);
  const first = Math.min(...numbers(band).filter((_, i) => i % 2 === 0));
  expect(Math.min(...numbers(ends).filter((_, i) => i % 2 === 0))).toBeLessThan(first);
});
