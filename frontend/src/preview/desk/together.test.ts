import { history } from "@codemirror/commands";
import { describe, expect, it } from "vitest";
import { Doc } from "./doc.svelte";
import { Together } from "./together";

const made = (path: string): Doc =>
  new Doc({ path, text: "edge: road\n", digest: "1" }, [history()]);

function changed(together: Together, docs: readonly Doc[], text: string): void {
  const before = docs.map(({ state }) => state.doc);
  for (const doc of docs) doc.replace(text);
  together.add(docs.map((doc, i) => ({ doc, before: before[i]!, after: doc.state.doc })));
}

function typed(doc: Doc, insert: string): void {
  doc.dispatch({ changes: { from: doc.state.doc.length, insert }, userEvent: "input.type" });
}

describe("a change of two texts", () => {
  const start = () => {
    const [here, there] = [made("a.yaml"), made("b.yaml")];
    const together = new Together();
    changed(together, [here, there], "edge: river\n");
    return { here, there, together, texts: () => [here.text, there.text] };
  };

  it("is undone and redone in both, from either", () => {
    const { here, there, together, texts } = start();
    expect(together.undo(there).docs).toHaveLength(2);
    expect(texts()).toEqual(["edge: road\n", "edge: road\n"]);
    expect(together.last).toBeNull();
    together.redo(here);
    expect(texts()).toEqual(["edge: river\n", "edge: river\n"]);
    expect(together.last).toBe(here);
  });

  it("is undone in neither while one has changed since", () => {
    const { here, there, together, texts } = start();
    typed(there, "# mine\n");
    expect(together.undo(here)).toEqual({ docs: [], blocked: [there] });
    expect(texts()).toEqual(["edge: river\n", "edge: river\n# mine\n"]);
    expect(together.last).toBe(there);
    together.undo(there);
    expect(texts()).toEqual(["edge: river\n", "edge: river\n"]);
    together.undo(here);
    expect(texts()).toEqual(["edge: road\n", "edge: road\n"]);
  });

  it("keeps apart from what is typed right after it", () => {
    const { here, there, together, texts } = start();
    typed(here, "x");
    together.undo(here);
    together.undo(here);
    expect(texts()).toEqual(["edge: road\n", "edge: road\n"]);
    typed(there, "y");
    together.undo(there);
    expect(together.redo(here)).toEqual({ docs: [], blocked: [there] });
    expect(texts()).toEqual(["edge: road\n", "edge: road\n"]);
  });

  it("is forgotten with one of its texts", () => {
    const { here, there, together, texts } = start();
    together.forget(there);
    expect(together.last).toBeNull();
    together.undo(here);
    expect(texts()).toEqual(["edge: road\n", "edge: river\n"]);
  });
});
