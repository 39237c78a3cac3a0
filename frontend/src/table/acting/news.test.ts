import { expect, it } from "vitest";
import { News } from "./news";

const events = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ code: "draws", args: [i] }));
const numbers = (found: { args: unknown[] }[] | null) => found?.map(({ args }) => args[0]);

it("tells what came since the last view, and nothing of a game that was entered late", () => {
  const news = new News();
  expect(news.since(0, events(3), false)).toEqual([]);
  expect(numbers(news.since(0, events(5), false))).toEqual([3, 4]);
  expect(news.since(0, events(5), false)).toEqual([]);
});

it("tells the deal to those who are there when the game begins", () => {
  expect(numbers(new News().since(0, events(2), true))).toEqual([0, 1]);
});

it("lets go of everything after an undo, and at another seat", () => {
  const news = new News();
  news.since(0, events(5), false);
  expect(news.since(0, events(3), false)).toBeNull();
  expect(numbers(news.since(0, events(4), false))).toEqual([3]);
  expect(news.since(1, events(6), false)).toBeNull();
  expect(news.since(null, events(7), true)).toBeNull();
});
