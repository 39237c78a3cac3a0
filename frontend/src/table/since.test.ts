import { expect, test } from "vitest";
import { sinceLastTurn } from "./since";
import type { Told } from "./chronicle";
import { line } from "./told.fixture";

const answer = (index: number, seat: number, weight: Told["weight"] = "ordinary") =>
  line(index, { seat, weight, answer: true });
const since = (told: readonly Told[]) => sinceLastTurn(told, 0).map(({ index }) => index);

test("nothing is told before a seat's first choice, nor while nobody else chose", () => {
  expect(since([answer(0, 1), answer(1, 1, "strong")])).toEqual([]);
  expect(since([answer(0, 1), answer(1, 0), line(2, { seat: 1, weight: "strong" })])).toEqual([]);
});

test("what the own choice led to is left out", () => {
  const led = line(1, { seat: 1, weight: "strong" });
  expect(since([answer(0, 0), led, answer(2, 1)])).toEqual([2]);
});

test("at most three are told, strong ones first, in their order", () => {
  const told = [answer(0, 0), answer(1, 1, "strong"), answer(2, 1), answer(3, 1), answer(4, 1)];
  expect(since(told)).toEqual([1, 3, 4]);
  const strong = [5, 6, 7].map((index) => answer(index, 1, "strong"));
  expect(since([...told, ...strong])).toEqual([5, 6, 7]);
});

test("quiet lines and headings are never told", () => {
  expect(since([answer(0, 0), answer(1, 1, "quiet"), line(2, { chapter: true })])).toEqual([]);
});

test("what happens to the seat by others is told where it is strong", () => {
  const hit = line(2, { seat: 0, weight: "strong" });
  const drawn = line(3, { seat: 0 });
  const tie = line(4, { weight: "strong" });
  expect(since([answer(0, 0), answer(1, 1), hit, drawn, tie])).toEqual([1, 2, 4]);
});

test("only what came after the last choice counts", () => {
  expect(since([answer(0, 0), answer(1, 1), answer(2, 0), answer(3, 1)])).toEqual([3]);
});
