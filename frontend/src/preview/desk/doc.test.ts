import { describe, expect, it } from "vitest";
import { difference, Doc, sameWord } from "./doc.svelte";

const file = (text: string, digest = "1") => ({ path: "a.yaml", text, digest });

describe("the difference of two texts", () => {
  it.each([
    ["same", "same", null],
    ["abc", "abxc", { from: 2, to: 2, insert: "x" }],
    ["aaa", "aa", { from: 2, to: 3, insert: "" }],
    ["", "new", { from: 0, to: 0, insert: "new" }],
    ["ends here", "starts", { from: 0, to: 8, insert: "start" }],
  ])("of %j and %j is one change", (before, after, expected) => {
    const found = difference(before, after);
    if (expected === null) expect(found).toBeNull();
    else {
      expect(found!.insert.length - (found!.to - found!.from)).toBe(after.length - before.length);
      const made = before.slice(0, found!.from) + found!.insert + before.slice(found!.to);
      expect(made).toBe(after);
    }
  });
});

it.each([
  ["a:  1\n", 4, "a: 1\n", 3],
  ["a:  1\n", 5, "a: 1\n", 4],
  ["a: 1\n\n\n\n b: 2", 8, "a: 1\n\nb: 2", 6],
  ["a: 1\n\n\n", 7, "a: 1\n", 5],
  ["  a", 0, "a", 0],
])("in %j, position %i is at the same word in %j", (before, at, after, expected) => {
  expect(sameWord(before, at, after)).toBe(expected);
});

describe("a text", () => {
  it("is dirty until it is in its file, and when it is changed back it is not", () => {
    const doc = new Doc(file("a: 1\n"), []);
    expect(doc.dirty).toBe(false);
    doc.replace("a: 2\n");
    expect(doc.dirty).toBe(true);
    doc.replace("a: 1\n");
    expect(doc.dirty).toBe(false);
    doc.replace("a: 3\n");
    doc.isSaved(doc.state.doc, "2");
    expect([doc.dirty, doc.digest]).toEqual([false, "2"]);
  });

  it("that was changed while it was saved stays dirty", () => {
    const doc = new Doc(file("a: 1\n"), []);
    doc.replace("a: 2\n");
    const sent = doc.state.doc;
    doc.replace("a: 22\n");
    doc.isSaved(sent, "2");
    expect(doc.dirty).toBe(true);
  });

  it("takes over what is in the file now", () => {
    const doc = new Doc(file("a: 1\n"), []);
    doc.theirs = { file: file("a: 5\n", "5") };
    doc.take(file("a: 5\n", "5"));
    expect([doc.text, doc.dirty, doc.digest, doc.theirs]).toEqual(["a: 5\n", false, "5", null]);
  });
});
