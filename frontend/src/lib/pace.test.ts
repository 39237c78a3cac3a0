import { beforeEach, expect, test, vi } from "vitest";
import { drawPace, notePace } from "./pace";

beforeEach(() => localStorage.clear());

/** Chance that gives these numbers in turn, then the last one again. */
function chance(...numbers: number[]): () => number {
  return () => (numbers.length > 1 ? numbers.shift() : numbers[0]) ?? 0;
}

const drawn = (game: string): number[] =>
  Array.from({ length: 300 }, (_, i) => drawPace(game, chance(i / 300, 0.5)));

test("without times of one's own usual ones stand in", () => {
  expect(Math.min(...drawn("destiny"))).toBe(900);
  expect(Math.max(...drawn("destiny"))).toBe(3000);
});

test("soon only times of one's own come up, each as often as it was taken", () => {
  for (const ms of [4000, 4000, 4000, 6000, 8000]) notePace("destiny", ms);
  const times = drawn("destiny");
  expect(new Set(times)).toEqual(new Set([4000, 6000, 8000]));
  expect(times.filter((ms) => ms === 4000)).toHaveLength(180);
  expect(Math.max(...drawn("realms"))).toBe(3000);
});

test("no time comes up exactly", () => {
  for (let i = 0; i < 21; i++) notePace("destiny", 4000);
  expect(drawPace("destiny", chance(0, 0))).toBe(3200);
  expect(drawPace("destiny", chance(0, 1))).toBe(4800);
  for (let i = 0; i < 300; i++) {
    const ms = drawPace("destiny");
    expect(ms).toBeGreaterThanOrEqual(3200);
    expect(ms).toBeLessThanOrEqual(4800);
  }
});

test("old times give way, and what was no thinking does not count", () => {
  for (let i = 0; i < 21; i++) notePace("destiny", 2000);
  for (const ms of [20, 499, 60_000]) notePace("destiny", ms);
  expect(new Set(drawn("destiny"))).toEqual(new Set([2000]));
  for (let i = 0; i < 21; i++) notePace("destiny", 5000);
  expect(new Set(drawn("destiny"))).toEqual(new Set([5000]));
});

test("storage that is blocked or foreign does no harm", () => {
  localStorage.setItem("fateloom.pace", JSON.stringify({ destiny: ["soon", null, 2000] }));
  expect(drawn("destiny")).toContain(2000);
  localStorage.setItem("fateloom.pace", "[");
  expect(Math.max(...drawn("destiny"))).toBe(3000);
  vi.spyOn(Storage.prototype, "setItem").mockImplementationOnce(() => {
    throw new Error("full");
  });
  notePace("destiny", 2000);
});
