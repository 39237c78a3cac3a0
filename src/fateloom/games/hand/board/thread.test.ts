import { expect, test } from "vitest";
import { thread } from "./thread";

const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const STAGE = box(0, 0, 1000, 600);
const STRENGTH = box(100, 500, 200, 60);
const FRONT = box(700, 20, 250, 460);

test("a thread stays between the upper cards and the strength", () => {
  const path = thread(STRENGTH, FRONT, 480, STAGE, 16);
  expect(path).toMatch(/^M 200 500Q 200 490 /);
  const heights = [...path.matchAll(/Q [\d.]+ ([\d.]+) [\d.]+ ([\d.]+)/g)].flatMap((each) =>
    each.slice(1),
  );
  for (const y of heights.map(Number)) {
    expect(y).toBeGreaterThanOrEqual(480);
    expect(y).toBeLessThanOrEqual(500);
  }
  expect(path).toMatch(/V 480$/);
});

test("straight up where the target lies above", () => {
  expect(thread(STRENGTH, box(50, 20, 400, 460), 480, STAGE, 16)).toBe("M 200 500 V 480");
});

test("without a gutter there is no thread", () => {
  expect(thread(STRENGTH, FRONT, 498, STAGE, 16)).toBe("");
  expect(thread(STRENGTH, box(700, 0, 200, 200), 480, STAGE, 16)).toBe("");
  expect(thread(STRENGTH, box(700, 520, 200, 60), 480, STAGE, 16)).toBe("");
});
