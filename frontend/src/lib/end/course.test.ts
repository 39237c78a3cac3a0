import { expect, it } from "vitest";
import { heightAt } from "$lib/draw/curve";
import type { Course } from "$lib/protocol";
import { place, setUp, spans, threadOf, turningPoint } from "./course";
import { loom, ticksFor } from "./loom";

/** Six choices in two rounds: three events before the first choice, then two for each. */
const COURSE: Course = {
  t: "course",
  number: 6,
  marks: [3, 5, 7, 9, 11, 13, 15],
  counts: [
    [0, 0],
    [0, 0],
    [0, 0],
    [2, 0],
    [2, 0],
    [2, 1],
    [2, 3],
  ],
  chances: [
    [0.5, 0.5],
    [0.5, 0.5],
    [0.4, 0.6],
    [0.8, 0.2],
    [0.7, 0.3],
    [0.2, 0.8],
    [0, 1],
  ],
};
const ROUNDS = [
  { index: 1, label: "I", name: "Round 1" },
  { index: 8, label: "II", name: "Round 2" },
];

it("counts the choices of each round by the events they made", () => {
  expect(spans(COURSE, ROUNDS).map(({ from, to }) => [from, to])).toEqual([
    [0, 3],
    [3, 6],
  ]);
  expect(spans(COURSE, [])).toEqual([]);
});

it("makes all rounds equally wide, however many choices they have", () => {
  const parts = [
    { ...ROUNDS[0]!, from: 0, to: 1 },
    { ...ROUNDS[1]!, from: 1, to: 6 },
  ];
  expect(place(0, parts, 6)).toBe(0);
  expect(place(1, parts, 6)).toBe(0.5);
  expect(place(6, parts, 6)).toBe(1);
  expect(place(3, [], 6)).toBe(0.5);
});

it("a thread begins and ends with the values that were there", () => {
  const thread = threadOf(COURSE.counts ?? [], 1, spans(COURSE, ROUNDS));
  expect(thread[0]).toEqual([0, 0]);
  expect(thread.at(-1)).toEqual([1, 3]);
  expect(thread.every(([x], i) => i === 0 || x > (thread[i - 1]?.[0] ?? 0))).toBe(true);
});

it("a curve never shows a value that was not there", () => {
  const points = [
    [0, 0],
    [1, 0],
    [2, 3],
    [3, 3],
    [4, 1],
  ] as const;
  for (let x = 0; x <= 4; x += 0.05) {
    const y = heightAt(points, x);
    expect(y).toBeGreaterThanOrEqual(-1e-9);
    expect(y).toBeLessThanOrEqual(3 + 1e-9);
  }
  expect(points.map(([x]) => heightAt(points, x))).toEqual([0, 0, 3, 3, 1]);
});

it("the turning point is the choice that helped the winner most", () => {
  expect(turningPoint(COURSE, [1])).toEqual({
    choice: 5,
    since: 4,
    seat: 1,
    before: 0.3,
    after: 0.8,
  });
});

it("the choice that ended the game turned it only if the winner was not ahead", () => {
  const ends = (row: [number, number]): Course => ({
    ...COURSE,
    chances: [[0.5, 0.5], [0.4, 0.6], row, [1, 0]],
  });
  expect(turningPoint(ends([0.45, 0.55]), [0])?.choice).toBe(3);
  expect(turningPoint(ends([0.6, 0.4]), [0])?.choice).toBe(2);
});

it("without a winner it is the choice that cost most", () => {
  const lost: Course = { ...COURSE, chances: [[0.3], [0.6], [0.6], [0.1], [0]] };
  expect(turningPoint(lost, [])).toMatchObject({ choice: 3, since: 1, before: 0.6, after: 0.1 });
});

it("a choice in several steps is told from its first", () => {
  const steps: Course = { ...COURSE, chances: [[0.5], [0.2], [0.2], [0.9], [1]] };
  expect(turningPoint(steps, [0])).toMatchObject({ choice: 3, since: 1 });
});

it("nothing turns where all is level, and nothing is said before the end", () => {
  expect(turningPoint({ ...COURSE, chances: [[0.5], [0.52], [0.5]] }, [])).toBeNull();
  expect(turningPoint({ ...COURSE, chances: null }, [0])).toBeNull();
});

it("shields at the ends of lines do not lie over each other", () => {
  const threads = [0, 1, 2].map((seat) => ({
    seat,
    points: [[0, 0] as const, [1, 1] as const],
    end: "1",
    mine: false,
  }));
  const chart = { threads, rounds: ["I"], ticks: ticksFor(1), mark: null };
  const ends = loom(chart, 400, 200).labels.filter(({ kind }) => kind === "end");
  const heights = ends.map(({ y }) => y).sort((a, b) => a - b);
  expect(heights.every((y, i) => i === 0 || y - (heights[i - 1] ?? 0) >= 28)).toBe(true);
  expect(Math.max(...heights)).toBeLessThan(200);
});

it("rules three or four whole numbers", () => {
  expect(ticksFor(5)).toEqual([0, 2, 4]);
  expect(ticksFor(3)).toEqual([0, 1, 2, 3]);
  expect(ticksFor(15)).toEqual([0, 5, 10, 15]);
  expect(ticksFor(0)).toEqual([0]);
});

it("tells that what sets the game up turns nothing", () => {
  const course: Course = { ...COURSE, marks: [0, 4, 8], chances: [[1], [0.5], [0.4]] };
  const rounds = [{ index: 3, label: "I", name: "Day 1" }];
  expect(setUp(course, rounds)).toBe(1);
  expect(setUp(course, [])).toBe(0);
  expect(turningPoint(course, [])?.choice).toBe(1);
  expect(turningPoint(course, [], setUp(course, rounds))?.choice).toBe(2);
});

it("lets the estimates of several seats add up to one, where one of them won", () => {
  const doubled = COURSE.chances?.map((row, i) => (i < 6 ? row.map((each) => each * 2) : row));
  const turn = turningPoint({ ...COURSE, chances: doubled ?? null }, [1]);
  expect(turn).toEqual(turningPoint(COURSE, [1]));
  // A run of one player, and a story that several win, are estimated as they are.
  const together = {
    ...COURSE,
    chances: [
      [0.4, 0.4],
      [0.9, 0.9],
      [1, 1],
    ],
  };
  expect(turningPoint(together, [0])).toMatchObject({ before: 0.4, after: 0.9 });
});
