import { beforeEach, expect, test } from "vitest";
import { cost, leftOf, moved, read, steps, within } from "./intent";
import { Intent } from "./intent.svelte";

beforeEach(() => localStorage.clear());

const TRACKS = tracks([5, 8]);

/** The markers of three skills; the default is their initial positions. */
function tracks(intelligence: number[], dexterity = [6, 7], power = [3, 4, 9]): number[][] {
  return [intelligence, dexterity, power];
}

test("a marker goes to the next free space to the left, past others", () => {
  expect(leftOf([6, 7], 7)).toBe(5);
  expect(leftOf([6, 8], 8)).toBe(7);
  expect(leftOf([1, 2], 2)).toBeNull();
  expect(moved([6, 7], 7, 5)).toEqual([5, 6]);
});

test("an experience is two spaces, and the last may be one", () => {
  expect(cost(TRACKS, TRACKS)).toBe(0);
  expect(cost(TRACKS, tracks([5, 7]))).toBe(1);
  expect(cost(TRACKS, tracks([5, 7], [5, 7]))).toBe(1);
  expect(cost(TRACKS, tracks([5, 7], [5, 6]))).toBe(2);
});

test("steps never end on a marker if they are made in order", () => {
  let track = [4, 5, 8];
  const aims = [[], [], [2, 3, 7]];
  let made = 0;
  for (;;) {
    const next = steps([[], [], track], aims)[0];
    if (!next) break;
    expect(next[0]).toBe("power");
    track = moved(track, next[1], next[1] - 1);
    expect(new Set(track).size).toBe(3);
    made++;
  }
  expect(track).toEqual([2, 3, 7]);
  expect(made).toBe(5);
});

test("what has come about, or cannot any more, is no longer intended", () => {
  const intent = tracks([4, 8], [6, 7], [2, 4, 9]);
  expect(within(tracks([3, 7]), intent)).toEqual(tracks([3, 7], [6, 7], [2, 4, 9]));
  // A marker that was moved to the right keeps its planned space.
  expect(within(tracks([6, 9]), intent)).toEqual(tracks([4, 8], [6, 7], [2, 4, 9]));
  // With a new marker, the plan is ambiguous.
  expect(within(tracks([5, 8], [6, 7], [3, 4, 9, 12]), intent)[2]).toEqual([3, 4, 9, 12]);
});

test("what storage holds is looked at", () => {
  expect(read(TRACKS)).toEqual(TRACKS);
  for (const other of [undefined, null, "4", [[1], [2]], [[1], [2], ["3"]], [[1], [2], [0]]]) {
    expect(read(other)).toBeNull();
  }
});

test("a plan stays with the seat of the table on this device until it is discarded", () => {
  const plan = new Intent("t1", 0, () => TRACKS);
  expect([plan.cost, plan.goal("dexterity", 7), plan.goal("dexterity", 9)]).toEqual([0, 5, null]);
  plan.move("dexterity", 7);
  plan.move("dexterity", 6);
  plan.move("dexterity", 12);
  expect([plan.aims[1], plan.cost]).toEqual([[4, 5], 2]);
  expect(new Intent("t1", 0, () => TRACKS).aims[1]).toEqual([4, 5]);
  expect(new Intent("t1", 1, () => TRACKS).cost).toBe(0);
  expect(new Intent("t2", 0, () => TRACKS).cost).toBe(0);
  plan.discard();
  expect(new Intent("t1", 0, () => TRACKS).cost).toBe(0);
});
