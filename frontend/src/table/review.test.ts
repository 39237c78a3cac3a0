import { expect, test } from "vitest";
import type { Span } from "$lib/end/course";
import { loom } from "$lib/end/loom";
import type { Review } from "$lib/protocol";
import { across, band, marks, threadChart } from "./review";

const HALVES: Span[] = [
  { index: 0, label: "I", name: "Round 1", from: 0, to: 10 },
  { index: 5, label: "II", name: "Round 2", from: 10, to: 30 },
];
const point = (choices: number, chance: number): Review["points"][number] => ({
  choices,
  chance,
  least: chance - 0.1,
  most: chance + 0.1,
});
const move = { id: "go", kind: "go", args: {}, text: "go" };

function review(...points: Review["points"]): Review {
  const missed = [{ choices: 10, view: {}, chosen: move, better: move, gain: 0.25, reason: null }];
  return { t: "review", seat: 1, decisions: 3, points, missed, result: 1, done: false };
}

const at = across(HALVES, 30);
const WHOLE = review(point(0, 0.5), point(10, 0.25), point(20, 0.75));

test("the thread goes from the first decision to the result, by rounds", () => {
  const { threads, rounds } = threadChart(WHOLE, HALVES, at);
  expect(threads).toEqual([
    {
      seat: 1,
      points: [
        [0, 50],
        [0.5, 25],
        [0.75, 75],
        [1, 100],
      ],
      end: "100",
      mine: true,
    },
  ]);
  expect(rounds).toEqual(["I", "II"]);
});

test("before all decisions are known, the result is left open", () => {
  const [thread] = threadChart(review(point(0, 0.5)), HALVES, at).threads;
  expect(thread?.points).toEqual([[0, 50]]);
  expect(thread?.end).toBe("");
});

test("a missed chance stands at its decision, and the better move above it", () => {
  const woven = loom(threadChart(WHOLE, HALVES, at), 500, 200);
  const [mark] = marks(WHOLE, at, woven);
  expect(mark?.x).toBeCloseTo((woven.from + woven.to) / 2, 1);
  expect(mark?.y).toBeCloseTo(woven.y(25), 1);
  expect(mark?.better).toBeCloseTo(woven.y(50), 1);
});

test("the band goes around the intervals, and there is none of a single one", () => {
  const woven = loom(threadChart(WHOLE, HALVES, at), 500, 200);
  const heights = [...band(WHOLE, at, woven).matchAll(/ ([\d.]+)/g)].map(([, y]) => Number(y));
  expect(heights).toEqual(
    [60, 35, 85, 65, 15, 40].map((value) => Math.round(woven.y(value) * 10) / 10),
  );
  expect(band(review(point(0, 0.5)), at, woven)).toBe("");
});
