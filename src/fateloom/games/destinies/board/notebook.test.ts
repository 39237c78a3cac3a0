import { beforeEach, expect, test } from "vitest";
import { MOST, Notebook } from "./notebook.svelte";

beforeEach(() => localStorage.clear());

test("notes stay with the seat of the table on this device", () => {
  const notes = new Notebook("t1", 0);
  notes.text = "The bell is in the pond.";
  notes.add("  Ask Jenet. ");
  notes.add("  ");
  expect(new Notebook("t1", 0).text).toBe("The bell is in the pond.\nAsk Jenet.");
  expect(new Notebook("t1", 1).text).toBe("");
  expect(new Notebook("t2", 0).text).toBe("");
});

test("notes end somewhere", () => {
  const notes = new Notebook("t1", 0);
  notes.text = "x".repeat(MOST + 5);
  expect(notes.text.length).toBe(MOST);
});
