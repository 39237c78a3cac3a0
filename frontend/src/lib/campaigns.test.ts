import { expect, it } from "vitest";
import { before } from "./campaigns";
import type { TableInfo } from "./protocol";

function table(id: string, part: number, changed: number, more: object = {}): TableInfo {
  const chapter = { campaign: "ferry", part, name: { en: "The Rope" } };
  return { table: id, yours: [0], saved: null, changed, chapter, ...more } as unknown as TableInfo;
}

it("finds the finished games that a part can go on from, the latest first", () => {
  const place = { campaign: "ferry", number: 2, title: {} };
  const tables = [
    table("old", 1, 5),
    table("late", 1, 9),
    table("same", 2, 10),
    table("other", 1, 10, { chapter: { campaign: "mill", part: 1, name: {} } }),
    table("watched", 1, 10, { yours: [] }),
    table("running", 1, 10, { chapter: null }),
  ];
  expect(before(place, tables).map((each) => each.table)).toEqual(["late", "old"]);
  expect(before(null, tables)).toEqual([]);
});
