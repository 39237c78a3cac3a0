// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import { nextOf, noteLearned, offered } from "./learned";

const FIRST = { name: "first", minutes: 6 };
const SECOND = { name: "second", minutes: 8 };

beforeEach(() => localStorage.clear());

test("the next lesson is the first one that was not finished here", () => {
  expect(nextOf("destiny", [FIRST, SECOND])).toEqual({ ...FIRST, later: false });
  noteLearned("destiny", "first");
  expect(nextOf("destiny", [FIRST, SECOND])).toEqual({ ...SECOND, later: true });
  expect(nextOf("realms", [FIRST, SECOND])).toEqual({ ...FIRST, later: false });
  noteLearned("destiny", "first");
  noteLearned("destiny", "second");
  expect(nextOf("destiny", [FIRST, SECOND])).toBeNull();
  expect(nextOf("destiny", [])).toBeNull();
});

test("after the last one the first is offered again", () => {
  noteLearned("destiny", "first");
  expect(offered("destiny", [FIRST])).toEqual({ ...FIRST, later: false });
  expect(offered("destiny", [FIRST, SECOND])).toEqual({ ...SECOND, later: true });
  expect(offered("destiny", [])).toBeNull();
});

test("what is damaged counts as nothing", () => {
  localStorage.setItem("fateloom.learned.destiny", '{"at":1,"value":7}');
  expect(nextOf("destiny", [FIRST])).toEqual({ ...FIRST, later: false });
});
