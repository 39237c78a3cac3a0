import { expect, test } from "vitest";
import { loom, type Chart } from "./loom";

/** A chart of this number of seats that all end level, with these words at their ends. */
function level(seats: number, end: string): Chart {
  const threads = Array.from({ length: seats }, (_, seat) => ({
    seat,
    points: [
      [0, 40],
      [1, 50],
    ] as const,
    end,
    mine: seat === 0,
  }));
  return { threads, rounds: [], ticks: [0, 50, 100], mark: null };
}

test.each([
  [2, 54],
  [6, 54],
  [6, 110],
  [6, 288],
])("the ends of %i lines do not lie over each other in %i pixels", (seats, height) => {
  const { labels, to } = loom(level(seats, "12"), 700, height);
  const ends = labels.filter(({ kind }) => kind === "end");
  expect(ends).toHaveLength(seats);
  for (const [i, one] of ends.entries()) {
    // A label stands lower in its line than the shield beside it.
    expect(one.y - 0.42 * 16).toBeGreaterThanOrEqual(0);
    expect(one.y - 0.42 * 16).toBeLessThanOrEqual(height - 13);
    expect(one.x).toBeGreaterThan(to);
    for (const other of ends.slice(i + 1)) {
      expect(Math.max(Math.abs(one.y - other.y), Math.abs(one.x - other.x))).toBeGreaterThan(27.99);
    }
  }
});
