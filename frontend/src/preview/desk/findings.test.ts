import { EditorState, Text } from "@codemirror/state";
import { describe, expect, it } from "vitest";
import type { Finding } from "../protocol";
import { findings, mending, place, placed, showing } from "./findings";

const FOUND: Finding = {
  code: "E206",
  wrong: true,
  file: "a.yaml",
  line: 2,
  column: 11,
  words: "there is no fact",
  word: "owls-mett",
  near: "owls-met",
};
const TEXT = "a: 1\nwhen: not owls-mett, and more\n";

describe("a finding", () => {
  const at = (text: string, found: Partial<Finding> = {}): string => {
    const { from, to } = place(Text.of(text.split("\n")), { ...FOUND, ...found });
    return text.slice(from, to);
  };

  it("covers the misspelt word", () => {
    expect(at(TEXT)).toBe("owls-mett");
  });

  it("covers an id, or up to the next space, where no word is known", () => {
    expect(at(TEXT, { word: "", near: "" })).toBe("owls-mett");
    expect(at("a\nwhen: not {x} y", { word: "", near: "" })).toBe("{x}");
  });

  it("counts characters as Python does", () => {
    expect(at("a\nwhen: \u{1F989}\u{1F989} owls-mett", { column: 10 })).toBe("owls-mett");
  });

  it("stays inside a text that is shorter by now", () => {
    expect(at("a\nb")).toBe("");
    expect(at("a", { line: 99 })).toBe("");
  });
});

describe("findings in a text", () => {
  const shown = (): EditorState => {
    const state = EditorState.create({ doc: TEXT, extensions: findings(() => {}) });
    return state.update(...showing(state, [FOUND])).state;
  };

  it("are mended where the word still stands", () => {
    const state = shown();
    const change = mending(state, placed(state)[0]!);
    expect(state.update(change!).state.doc.toString()).toBe("a: 1\nwhen: not owls-met, and more\n");
    expect(mending(EditorState.create({ doc: "other" }), placed(state)[0]!)).toBeNull();
  });

  it("move with the text", () => {
    const state = shown().update({ changes: { from: 0, insert: "# new\n" } }).state;
    const change = mending(state, placed(state)[0]!);
    expect(state.update(change!).state.doc.toString()).toContain("not owls-met, and");
  });

  it("are replaced by those of the next check", () => {
    const state = shown();
    expect(placed(state.update(...showing(state, [])).state)).toEqual([]);
  });
});
