import { expect, test } from "vitest";
import { addTypes } from "$lib/words";
import { generic, topicsAt } from "./index";

addTypes("halma", {
  events: {},
  view: {},
  tips: [
    { name: "jump", at: [{ field: "asked", equals: "jump" }] },
    { name: "home", at: [{ field: "stones", least: 2 }] },
    { name: "far", at: [{ field: "stones.0", most: 3 }] },
  ],
});

test("tips of a package are told at the views that it names, in its order", () => {
  expect(topicsAt("halma", { asked: "jump", stones: [3, 9] })).toEqual(["jump", "home", "far"]);
  expect(topicsAt("halma", { asked: "rest", stones: [5] })).toEqual([]);
  expect(generic("halma").tips?.({ asked: "jump", stones: [] })).toEqual(["jump"]);
});

test("a game without tips has none", () => {
  expect(topicsAt("chess", { asked: "jump" })).toEqual([]);
});
