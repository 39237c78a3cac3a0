import { expect, test } from "vitest";
import type { EventInfo, NoteInfo } from "$lib/protocol";
import { about, chronicle } from "./chronicle";
import { line } from "./told.fixture";

const TOLD = [
  line(0, { chapter: true }),
  line(1, { seat: 0 }),
  line(2, { seat: 1, scope: { seat: 1, place: "the mill" } }),
  line(3, { scope: { seat: 1, place: "the mill" } }),
  line(4, { seat: 0, scope: { seat: 0, place: "the well" } }),
  line(5, { seat: 0, scope: { seat: 0, place: "the mill" } }),
];
const numbers = (seat: number | null, place: string | null): number[] =>
  about(TOLD, seat, place).map(({ index }) => index);

test("the whole log stands where nothing is looked for", () => {
  expect(numbers(null, null)).toEqual([0, 1, 2, 3, 4, 5]);
});

test("lines about a player are their doings and what happened in their visits", () => {
  expect(numbers(0, null)).toEqual([1, 4, 5]);
  expect(numbers(1, null)).toEqual([2, 3]);
});

test("lines about a place are those of all visits to it, or of one player's", () => {
  expect(numbers(null, "the mill")).toEqual([2, 3, 5]);
  expect(numbers(0, "the mill")).toEqual([5]);
});

test("a table event tells what its seat was called then", () => {
  const notes: NoteInfo[] = [
    { first: 0, kind: "removed", seat: 0, number: 41 },
    { first: 0, kind: "timeout", seat: 0, number: 42 },
  ];
  const lines = chronicle("destinies", [], ["Ada"], [], notes, { "41": "Otto" });
  expect(lines[0]?.text).toContain("Otto");
  expect(lines[1]?.text).toContain("Ada");
});

test("on a shared screen the log may leave out what not everybody was told", () => {
  const shown: EventInfo[] = [
    { code: "reads", args: ["a", 0, [], "For all."] },
    { code: "reads", args: ["b", 0, [], "For one."], private: true },
  ];
  const lines = (sealed: boolean) =>
    chronicle("destinies", shown, ["Ada"], [], [], {}, sealed).map(({ text }) => text);
  expect(lines(false)).toEqual(["For all.", "For one."]);
  expect(lines(true)).toEqual(["For all."]);
});
