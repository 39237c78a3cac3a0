import { expect, test } from "vitest";
import { view } from "../parts/parts.fixture";
import { reportOf } from "./report";

const LINE = { index: 4, key: "pois.inn.text", words: "It is\n\nfull.", sealed: false };
const SHOWN = view({ scenario: "training", version: 3, language: "en", mode: "race" });

test("a report says which text it is about, and where it was read", () => {
  const lines = reportOf(LINE, SHOWN, "The Fair, day 3.", 12, " A  typo ").split("\n");
  expect(lines.slice(0, 5)).toEqual([
    "Story: training, version 3",
    "Text: pois.inn.text",
    "Language: en",
    "Read at: The Fair, day 3.",
    "Table: Race, one hero, moment 12",
  ]);
  expect(lines.slice(5)).toEqual(["", "Problem: A  typo", "", "It is", "", "full.", ""]);
});

test("without a remark there is none", () => {
  expect(reportOf(LINE, SHOWN, "", 1, " ")).not.toContain("wrong");
});
