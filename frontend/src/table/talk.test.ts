import { beforeEach, expect, test } from "vitest";
import { keep } from "$lib/kept";
import type { TalkLine } from "$lib/protocol";
import { heard, hearing, keepHearing, PHRASES, since, timeOf, wordsOf } from "./talk";

function line(number: number, seat: number, text: string): TalkLine {
  return { number, seat, name: `Player ${seat}`, at: 0, phrase: null, text };
}

const LINES = [line(1, 0, "a"), line(2, 1, "b"), line(3, 2, "c"), line(4, 1, "d")];
const texts = (lines: readonly TalkLine[]): string => lines.map(({ text }) => text).join("");

beforeEach(() => localStorage.clear());

test("who is muted is not heard, whatever their name", () => {
  expect(texts(heard(LINES, []))).toBe("abcd");
  expect(texts(heard(LINES, [1]))).toBe("ac");
});

test("what others said later is new; what one says oneself is not", () => {
  expect(texts(since(LINES, 1, { yours: [2] }))).toBe("bd");
  expect(texts(since(LINES, 4, { yours: [] }))).toBe("");
});

test("each phrase has words", () => {
  for (const phrase of PHRASES) {
    expect(wordsOf({ phrase, text: "" })).not.toContain("talk-phrase");
  }
});

test("words are passed on as they are", () => {
  expect(wordsOf(line(1, 0, "<b>{ $name }</b>"))).toBe("<b>{ $name }</b>");
});

test("what was read and who is muted is kept for each table", () => {
  keepHearing("a", { read: 7, muted: [2] });
  expect(hearing("a")).toEqual({ read: 7, muted: [2] });
  expect(hearing("b")).toEqual({ read: 0, muted: [] });
  keep("talk", "c", { read: "x", muted: ["y", 1] });
  expect(hearing("c")).toEqual({ read: 0, muted: [1] });
  keep("talk", "d", 5);
  expect(hearing("d")).toEqual({ read: 0, muted: [] });
});

test("a line of another day shows its date", () => {
  const now = new Date(2026, 4, 2, 20, 0);
  const today = timeOf(new Date(2026, 4, 2, 19, 30).getTime() / 1000, now);
  const before = timeOf(new Date(2026, 4, 1, 19, 30).getTime() / 1000, now);
  expect(today).not.toContain("2026");
  expect(before).toContain("2026");
});
