import { describe, expect, test } from "vitest";
import { answerTo, fits, isOneOf, type Lesson, lineOf, partOf, stepAt } from "./lesson";

const view = {
  round: 1,
  open: true,
  hand: ["Fox", "Hen"],
  nobody: null,
  players: [{ cards: ["Owl"] }, { cards: [] }],
};
const lesson: Lesson = {
  id: "first",
  game: "halma",
  parts: ["one", "two"],
  steps: [
    { id: "a", part: "one", reads: true, at: [{ field: "round", equals: 1 }] },
    {
      id: "b",
      part: "one",
      at: [{ field: "round", equals: 1 }],
      right: ["hop"],
      also: [{ id: "less", moves: ["hop *", "stay"] }],
    },
    { id: "c", part: "two", at: [{ field: "hand", has: "Fox" }] },
  ],
};
const passed = (read: string[], skipped: string[] = []) => ({
  read: new Set(read),
  skipped: new Set(skipped),
});

// The same as tests/core/test_lessons.py asks of Python.
test.each([
  [{ field: "round", equals: 1 }, true],
  [{ field: "round", equals: 2 }, false],
  [{ field: "round", equals: true }, false],
  [{ field: "open", equals: true }, true],
  [{ field: "open", equals: 1 }, false],
  [{ field: "round", least: 1, most: 1 }, true],
  [{ field: "round", most: 0 }, false],
  [{ field: "hand", least: 2 }, true],
  [{ field: "hand", least: 3 }, false],
  [{ field: "hand", has: "Fox" }, true],
  [{ field: "hand", has: "Owl" }, false],
  [{ field: "round", has: "Fox" }, false],
  [{ field: "players.0.cards.0", equals: "Owl" }, true],
  [{ field: "players.1.cards", most: 0 }, true],
  [{ field: "players.1.cards.0", equals: "Owl" }, false],
  [{ field: "players.7.cards", most: 0 }, false],
  [{ field: "nobody.cards", most: 0 }, false],
  [{ field: "nothing", most: 0 }, false],
])("the condition %o: %s", (when, result) => {
  expect(fits(when, view)).toBe(result);
});

describe("what is told", () => {
  test("is the first step that fits and has not been passed", () => {
    expect(stepAt(lesson, view, passed([]))?.id).toBe("a");
    expect(stepAt(lesson, view, passed(["a", "b"]))?.id).toBe("b");
    expect(stepAt(lesson, view, passed([], ["one"]))?.id).toBe("c");
    expect(stepAt(lesson, view, passed([], ["one", "two"]))).toBeNull();
    expect(stepAt(lesson, { ...view, round: 2, hand: [] }, passed([]))).toBeNull();
  });

  test("a move is answered as right, by a line of its own, or not at all", () => {
    const [, step] = lesson.steps;
    if (!step) throw new Error("there are three");
    expect(answerTo(step, "hop")).toBe("right");
    expect(answerTo(step, "hop on")).toBe("less");
    expect(answerTo(step, "stay")).toBe("less");
    expect(answerTo(step, "run")).toBeNull();
  });

  test("a star stands for anything, and every other sign for itself", () => {
    expect(isOneOf("play G+3 on NB1", ["play G+3 on *"])).toBe(true);
    expect(isOneOf("play GG3 on NB1", ["play G+3 on *"])).toBe(false);
    expect(isOneOf("well played", ["play*"])).toBe(false);
  });

  test("the names of its messages", () => {
    expect(lineOf(lesson)).toBe("halma-lesson-first");
    expect(lineOf(lesson, "", "won")).toBe("halma-lesson-first.won");
    expect(lineOf(lesson, "b", "less")).toBe("halma-lesson-first-b.less");
    expect(partOf(lesson, "one", true)).toBe("halma-lesson-first-part-one.known");
  });
});
