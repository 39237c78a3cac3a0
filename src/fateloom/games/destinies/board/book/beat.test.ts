import { expect, test } from "vitest";
import type { Passage } from "../story";
import { beatOf } from "./beat";

function passage(code: string, ...words: string[]): Passage {
  const pages = words.map((text, index) => ({ index, key: text, words: text, sealed: false }));
  return { index: 0, heading: "", code, pages, counts: [], entered: null, gains: [] };
}

const told = (visit: Passage[]): string[] =>
  beatOf(visit).flatMap(({ pages }) => pages.map(({ words }) => words));

test("a result takes the place of what was read before it", () => {
  const visit = [passage("visits", "Hello."), passage("takes", "It is done.")];
  expect(told(visit)).toEqual(["It is done."]);
});

test("what happens because of a deed is read with it", () => {
  const visit = [
    passage("visits", "Hello."),
    passage("takes", "Done."),
    passage("happens", "Rain."),
  ];
  expect(told(visit)).toEqual(["Done.", "Rain."]);
});

test("a deed that says nothing leaves the text that is open", () => {
  const visit = [passage("visits", "Hello."), passage("takes")];
  expect(told(visit)).toEqual(["Hello."]);
});

test("what happens after a deed that says nothing is read alone", () => {
  const visit = [passage("visits", "Hello."), passage("takes"), passage("happens", "Rain.")];
  expect(told(visit)).toEqual(["Rain."]);
});

test("before anything was read there is nothing to show", () => {
  expect(beatOf([])).toEqual([]);
});
