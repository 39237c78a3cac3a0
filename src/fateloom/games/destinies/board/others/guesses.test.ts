import { expect, test } from "vitest";
import type { Passage } from "../story";
import { counted, read } from "./guesses";

const passage = (index: number, more: object): Passage =>
  ({ index, counts: [], entered: null, ...more }) as unknown as Passage;

test("a guess is right where as many successes were counted, and many are as good as more", () => {
  const story = [
    passage(3, { counts: [{ seat: 1, successes: 2 }] }),
    passage(9, { counts: [{ seat: 2, successes: 6 }] }),
    passage(14, { entered: 1 }),
    passage(20, {}),
  ];
  const guess = (index: number, seat: number, count: number) => ({ index, seat, count });
  const rolls = [guess(3, 1, 2), guess(9, 2, 4), guess(14, 1, 0), guess(20, 1, 1)];
  // The last test was never rolled: nothing was right or wrong about it.
  expect(counted({ first: null, rolls }, story)).toEqual({ right: 2, all: 3 });
});

test("what is stored is read only where it is whole", () => {
  expect(read(undefined)).toEqual({ first: null, rolls: [] });
  expect(read({ first: { seat: "a" }, rolls: [{ index: 1 }, null, 7] })).toEqual({
    first: null,
    rolls: [],
  });
  const kept = { first: { seat: 1, day: 2 }, rolls: [{ index: 1, seat: 0, count: 3 }] };
  expect(read(kept)).toEqual(kept);
});
