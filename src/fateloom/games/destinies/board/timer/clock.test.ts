import { expect, test } from "vitest";
import { clockWords, dayTime, playerTime, read, spend, timeLeft, turnTime } from "./clock";

test("time is kept by turn, and told by player and by day", () => {
  let times = spend({}, 1, 0, 40_000);
  times = spend(times, 1, 0, 2500);
  times = spend(times, 1, 1, 10_000);
  times = spend(times, 2, 0, 1000);
  expect(turnTime(times, 1, 0)).toBe(42_500);
  expect(turnTime(times, 2, 1)).toBe(0);
  expect(playerTime(times, 0)).toBe(43_500);
  expect(playerTime(times, 2)).toBe(0);
  expect(dayTime(times, 1)).toBe(52_500);
});

test("a turn that comes back after an undo goes on where it was", () => {
  const first = spend({}, 3, 0, 5000);
  const second = spend(first, 3, 1, 7000);
  expect(turnTime(spend(second, 3, 0, 1000), 3, 0)).toBe(6000);
});

test("a clock that goes backwards or a device that slept adds nothing", () => {
  const times = spend({}, 1, 0, 1000);
  expect(spend(times, 1, 0, -5000)).toBe(times);
  expect(spend(times, 1, 0, 8 * 3_600_000)).toBe(times);
});

test("what is left of a turn ends at nothing", () => {
  expect(timeLeft(2, 0)).toBe(120_000);
  expect(timeLeft(2, 119_500)).toBe(500);
  expect(timeLeft(2, 500_000)).toBe(0);
});

test("times are shown as a clock shows them", () => {
  expect(clockWords(0)).toBe("0:00");
  expect(clockWords(500)).toBe("0:01");
  expect(clockWords(125_000)).toBe("2:05");
  expect(clockWords(3_725_000)).toBe("1:02:05");
});

test("strange things in storage are no times", () => {
  expect(read(undefined)).toEqual({});
  expect(read([])).toEqual({});
  expect(read({ "1 0": 5000, "1 1": "long", "2 0": -4 })).toEqual({ "1 0": 5000 });
});
