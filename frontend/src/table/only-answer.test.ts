import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { MoveInfo } from "$lib/protocol";
import { settings } from "$lib/settings.svelte";
import { type Asked, OnlyAnswer } from "./only-answer.svelte";

const move = (kind: string, id = kind): MoveInfo => ({ id, kind, args: {}, text: id });
const DONE = move("done");
const AID = move("aid", "aid King");

let given: string[];
let open: boolean;
let only: OnlyAnswer;
let number = 0;

function asked(legal: MoveInfo[], watched = false): Asked {
  return { game: "destiny", number: ++number, legal, kinds: ["done"], watched };
}

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  settings.onlyAnswers = true;
  settings.onlyMet = 0;
  given = [];
  open = true;
  only = new OnlyAnswer(({ id }) => {
    if (open) given.push(id);
    return open;
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("the only answer is given after a moment in which it can be read", () => {
  only.ask(asked([DONE]));
  expect(only.move).toBe(DONE);
  vi.advanceTimersByTime(599);
  expect(given).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(given).toEqual(["done"]);
});

test("a choice, and what must not be given automatically, is left to the reader", () => {
  only.ask(asked([DONE, AID]));
  expect(only.move).toBeNull();
  only.ask(asked([AID]));
  expect(only.move).toBeNull();
  vi.advanceTimersByTime(60_000);
  expect(given).toEqual([]);
});

test("Wait leaves it to the reader, this once", () => {
  const first = asked([DONE]);
  only.ask(first);
  only.wait();
  only.ask(first);
  vi.advanceTimersByTime(60_000);
  expect([only.move, given]).toEqual([null, []]);
  only.ask(asked([DONE]));
  vi.advanceTimersByTime(600);
  expect(given).toEqual(["done"]);
});

test("nothing is given once the turn is over", () => {
  only.ask(asked([DONE]));
  only.ask(null);
  vi.advanceTimersByTime(60_000);
  expect([only.move, given]).toEqual([null, []]);
});

test("without a connection it waits for one", () => {
  open = false;
  only.ask(asked([DONE]));
  vi.advanceTimersByTime(5000);
  expect(given).toEqual([]);
  open = true;
  vi.advanceTimersByTime(500);
  expect(given).toEqual(["done"]);
});

test("where people watch it takes as long as an answer of the reader's own", () => {
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  for (let turn = 0; turn < 5; turn++) {
    only.ask(asked([DONE, AID], true));
    vi.advanceTimersByTime(4000);
    only.made(DONE);
    only.ask(null);
  }
  only.ask(asked([DONE], true));
  vi.advanceTimersByTime(3999);
  expect(given).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(given).toEqual(["done"]);
});

test("only a considered pass counts as the reader's own time", () => {
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  const times = (): unknown => JSON.parse(localStorage.getItem("fateloom.pace") ?? "{}");
  settings.onlyAnswers = false;
  only.ask(asked([DONE], true));
  vi.advanceTimersByTime(2000);
  only.made(DONE);
  only.ask(null);
  // Another choice came before it in the same turn.
  only.ask(asked([DONE, AID], true));
  vi.advanceTimersByTime(2000);
  only.made(AID);
  only.ask(asked([DONE, AID], true));
  vi.advanceTimersByTime(2000);
  only.made(DONE);
  expect(times()).toEqual({});
  only.ask(null);
  only.ask(asked([DONE, AID], true));
  vi.advanceTimersByTime(2000);
  only.made(DONE);
  expect(times()).toEqual({ destiny: [2000] });
});

test("the third question with only one answer explains, and the reader decides", () => {
  settings.onlyAnswers = null;
  for (let turn = 0; turn < 2; turn++) {
    only.ask(asked([DONE]));
    expect(only.explains).toBe(false);
    only.ask(null);
  }
  only.ask(asked([DONE]));
  expect([only.explains, only.move]).toEqual([true, null]);
  only.decide(true);
  expect([only.explains, only.move, settings.onlyAnswers]).toEqual([false, DONE, true]);
  vi.advanceTimersByTime(600);
  expect(given).toEqual(["done"]);
});

test("a reader who wants to be asked is asked, and told no more", () => {
  settings.onlyAnswers = null;
  settings.onlyMet = 2;
  only.ask(asked([DONE]));
  only.decide(false);
  only.ask(asked([DONE]));
  vi.advanceTimersByTime(60_000);
  expect([only.explains, only.move, given]).toEqual([false, null, []]);
});

test("a reader who closes the explanation decides nothing, and is told again later", () => {
  settings.onlyAnswers = null;
  const told = [1, 2, 3, 4, 5, 6].map(() => {
    only.ask(asked([DONE]));
    const explained = only.explains;
    if (explained) only.later();
    return explained;
  });
  expect(told).toEqual([false, false, true, false, false, true]);
  expect(settings.onlyAnswers).toBeNull();
});
