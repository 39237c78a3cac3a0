import { expect, it } from "vitest";
import { nextSeat } from "./seats";

it("hands the device on only when somebody else of it is asked", () => {
  expect(nextSeat([1], [0, 1], 0)).toBe(1);
  expect(nextSeat([0, 1], [0, 1], 1)).toBe(1);
  expect(nextSeat([2], [0, 1], 0)).toBe(0);
  expect(nextSeat([2], [0, 1], null)).toBeNull();
  expect(nextSeat([2, 1], [0, 1], null)).toBe(1);
});
