import { beforeEach, expect, it } from "vitest";
import { dayOf, nameOf, noteSolved, puzzleOf, solvedOn, streak } from "./puzzles";

const NOON = Date.parse("2026-12-24T12:00:00Z");
const DAY_MS = 86_400_000;

function solve(grade: string, daysAgo: number): void {
  const now = NOON - daysAgo * DAY_MS;
  noteSolved("hand", { grade, day: dayOf(now) }, now);
}

beforeEach(() => localStorage.clear());

it("knows the name of a puzzle, and no other lesson", () => {
  const puzzle = { grade: "hard", day: "2026-12-24" };
  expect(nameOf(puzzle)).toBe("puzzle-hard-2026-12-24");
  expect(puzzleOf("puzzle-hard-2026-12-24")).toEqual(puzzle);
  expect([puzzleOf("first"), puzzleOf(null)]).toEqual([null, null]);
});

it("notes what was solved, each grade once", () => {
  for (const grade of ["easy", "hard", "easy"]) solve(grade, 0);
  expect(solvedOn("hand", "2026-12-24")).toEqual(["easy", "hard"]);
  expect(solvedOn("destiny", "2026-12-24")).toEqual([]);
});

it("counts days in a row up to today, or up to yesterday before today's is solved", () => {
  expect(streak("hand", NOON)).toBe(0);
  for (const daysAgo of [5, 3, 2, 1]) solve("easy", daysAgo);
  expect(streak("hand", NOON)).toBe(3);
  solve("medium", 0);
  expect(streak("hand", NOON)).toBe(4);
  expect(streak("hand", NOON + 2 * DAY_MS)).toBe(0);
});

it("does not count what is solved after its day", () => {
  noteSolved("hand", { grade: "easy", day: "2026-12-23" }, NOON);
  expect(solvedOn("hand", "2026-12-23")).toEqual([]);
});
