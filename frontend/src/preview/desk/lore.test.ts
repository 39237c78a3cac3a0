import { CompletionContext } from "@codemirror/autocomplete";
import { EditorState } from "@codemirror/state";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { bringWords } from "../words";
import type { Lore } from "../protocol";
import { complete, explanation, goToDefinition } from "./lore";
import { ITEM, where, type Step } from "./where";

beforeAll(() => bringWords());

/** Where the bar is in a text. */
function split(text: string): { text: string; position: number } {
  const position = text.indexOf("¦");
  return { text: text.replace("¦", ""), position };
}

describe("where a position is", () => {
  const found = (written: string): [string, readonly Step[]] => {
    const { text, position } = split(written);
    const lines = text.slice(0, position).split("\n");
    const line = lines.pop()!;
    const { at, path } = where(lines, line + text.slice(position).split("\n")[0]!, line.length);
    return [at, path];
  };

  it.each<[string, string, Step[]]>([
    ["po¦", "key", []],
    ["pois:\n  inn:\n    na¦", "key", ["pois", "inn"]],
    ["pois:\n  inn:\n    tile: mo¦", "value", ["pois", "inn", "tile"]],
    ["pois:\n  inn:\n    tile: ¦\n    name: x", "value", ["pois", "inn", "tile"]],
    ["pois:\n  # not: this\n\n  inn:\n    options:\n      ask:\n    ¦", "key", ["pois", "inn"]],
    ["a:\n  do:\n    - gain ¦", "value", ["a", "do", ITEM]],
    ["a:\n  do:\n  - gain ¦", "value", ["a", "do", ITEM]],
    ["a:\n  - b: 1\n    c¦", "key", ["a", ITEM]],
    ["a:\n  - b: ¦", "value", ["a", ITEM, "b"]],
    ["a:\n  do: [gain rope, set m¦", "value", ["a", "do", ITEM]],
    ["a:\n  x: {on: 0, te¦", "key", ["a", "x"]],
    ["a:\n  x: {on: 0, text: ¦}", "value", ["a", "x", "text"]],
    ["a:\n  x: {text: 'one, two: three', do: [gain ¦", "value", ["a", "x", "do", ITEM]],
    ["a:\n  x: {b: {c: 1}, d¦", "key", ["a", "x"]],
    ["a:\n  text: |-\n    Two words: ¦", "text", ["a", "text"]],
    ["a:\n  text: |-\n    Two words: x\n  whe¦", "key", ["a"]],
  ])("%j", (written, at, path) => {
    expect(found(written)).toEqual([at, path]);
  });
});

const LORE: Lore = {
  schema: {
    properties: {
      pois: { additionalProperties: { $ref: "#/definitions/poi" } },
    },
    definitions: {
      poi: {
        properties: {
          tile: { enum: ["hill", "moor"], description: "The tile of the place." },
          waits: { type: "boolean" },
          when: { $ref: "#/definitions/condition" },
        },
        required: ["tile"],
      },
      condition: { anyOf: [{ enum: ["has rope", "not met", "met"] }, { type: "string" }] },
    },
  },
  things: [
    { kind: "item", id: "rope", file: "items.yaml", line: 3, column: 5 },
    { kind: "fact", id: "met", file: "scenario.yaml", line: 9, column: 3 },
    { kind: "option", id: "inn.ask", file: "pois.yaml", line: 7, column: 7 },
  ],
};

describe("completion", () => {
  const offered = (written: string): string[] | undefined => {
    const { text, position } = split(written);
    const state = EditorState.create({ doc: text });
    const context = new CompletionContext(state, position, true);
    return complete(LORE, context)?.options.map(({ label }) => label);
  };

  it("offers the keys of a thing", () => {
    expect(offered("pois:\n  inn:\n    t¦")).toEqual(["tile", "waits", "when"]);
  });

  it("offers what may stand at a key", () => {
    expect(offered("pois:\n  inn:\n    tile: ¦")).toEqual(["hill", "moor"]);
    expect(offered("pois:\n  inn: {waits: ¦")).toEqual(["true", "false"]);
  });

  it("offers conditions, and ids inside of them", () => {
    expect(offered("pois:\n  inn:\n    when: met and ¦")).toContain("has rope");
    expect(offered("pois:\n  inn:\n    when: someone carries ro¦")).toContain("rope");
  });

  it("offers names in texts", () => {
    expect(offered("pois:\n  inn:\n    name: |-\n      The {item:ro¦")).toEqual(["rope"]);
  });

  it("offers nothing in the middle of a text, or before the story is known", () => {
    expect(offered("pois:\n  inn:\n    name: |-\n      The r¦")).toBeUndefined();
    const context = new CompletionContext(EditorState.create({ doc: "" }), 0, true);
    expect(complete(null, context)).toBeNull();
  });
});

describe("a word", () => {
  const state = EditorState.create({ doc: "pois:\n  inn:\n    tile: hill\n    when: has rope\n" });
  const at = (word: string): number => state.doc.toString().indexOf(word) + 1;

  it("is explained: a key by its meaning, a thing by its place", () => {
    expect(explanation(LORE, state, at("tile"))).toEqual(["The tile of the place."]);
    expect(explanation(LORE, state, at("rope"))).toEqual(["item rope, in items.yaml:3"]);
    expect(explanation(LORE, state, at("has"))).toEqual([]);
  });

  it("leads to where the thing is defined", () => {
    const goTo = vi.fn();
    expect(goToDefinition({ lore: LORE, goTo }, state, at("rope"))).toBe(true);
    expect(goTo).toHaveBeenCalledWith("items.yaml", LORE.things[0]);
    expect(goToDefinition({ lore: LORE, goTo }, state, at("has"))).toBe(false);
  });
});
