import { EditorState } from "@codemirror/state";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Uses } from "../protocol";
import { bringWords } from "../words";
import * as api from "./api";
import { counted, lastPart, Names, type Texts } from "./names.svelte";

vi.mock("./api");
beforeAll(() => bringWords());
beforeEach(() => vi.resetAllMocks());

const USE = { file: "a.yaml", line: 1, column: 1, text: "rope:" };
const USES: Uses = { kind: "item", id: "rope", defined: USE, used: [], fixed: null };

/** A desk with one file, at whose second word the cursor stands. */
function desk(dirty: boolean): Texts {
  const state = EditorState.create({ doc: "gain rope", selection: { anchor: 5 } });
  const doc = { path: "a.yaml", state, dirty };
  return {
    current: doc,
    docs: new Map([["a.yaml", doc]]),
    unsavedTexts: dirty ? { "a.yaml": "gain rope" } : {},
    saveAll: vi.fn(),
    follow: vi.fn(),
    goTo: vi.fn(),
  } as unknown as Texts;
}

it("counts characters, as the server does", () => {
  const state = EditorState.create({ doc: "a: 1\nb: \u{1F56F}\u{1F56F} {item:rope}" });
  expect(counted(state, state.doc.toString().indexOf("rope"))).toEqual({ line: 2, column: 13 });
  expect(lastPart("mill.ask.yes")).toBe("yes");
  expect(lastPart("mill")).toBe("mill");
});

describe("a name", () => {
  it("is looked up in the texts as they are in the editor", async () => {
    vi.mocked(api.findUses).mockResolvedValue(USES);
    const names = new Names(desk(true));
    await names.find();
    expect(api.findUses).toHaveBeenCalledWith({
      ...{ file: "a.yaml", line: 1, column: 6 },
      texts: { "a.yaml": "gain rope" },
    });
    expect(names.uses).toEqual(USES);
  });

  it("is not changed while a text cannot be saved, or if it is fixed", async () => {
    vi.mocked(api.findUses).mockResolvedValue(USES);
    const unsaved = new Names(desk(true));
    await unsaved.begin();
    expect(unsaved.told).toContain("a.yaml could not be saved");
    expect(unsaved.renaming).toBeNull();

    const fixed = { code: "preview-name-fixed", details: ["gold"], rule: "" };
    vi.mocked(api.findUses).mockResolvedValue({ ...USES, fixed });
    const names = new Names(desk(false));
    await names.begin();
    expect(names.asking.refusal).toEqual(fixed);
    expect(names.renaming).toBeNull();
    names.hush();
    expect(names.asking.refusal).toBeNull();
  });

  it("is changed over the files of the plan, and back without a declaration", async () => {
    vi.mocked(api.findUses).mockResolvedValue(USES);
    const plan = { id: "cord", files: [{ path: "a.yaml", places: 1, digest: "1" }], declared: [] };
    vi.mocked(api.rename).mockResolvedValue(plan);
    const names = new Names(desk(false));
    await names.begin();
    await names.rename("cord", true, plan);
    expect(api.rename).toHaveBeenLastCalledWith({
      ...{ kind: "item", id: "rope", word: "cord", note: true },
      before: { "a.yaml": "1" },
    });
    expect(names.renamed).toEqual({ kind: "item", old: "rope", new: "cord", files: 1 });

    await names.undo();
    expect(api.rename).toHaveBeenLastCalledWith({
      ...{ kind: "item", id: "cord", word: "rope", note: false },
      before: { "a.yaml": "1" },
    });
    expect(names.renamed).toBeNull();
  });
});
