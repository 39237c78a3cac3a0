import { EditorState } from "@codemirror/state";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { StoryGraph, Uses } from "../../protocol";
import { RefusedError } from "$lib/refused";
import { bringWords } from "../../words";
import * as api from "../api";
import { MILL, story } from "./story.fixture";
import { GraphView, type Files } from "./view.svelte";
import { find } from "./web";

vi.mock("../api");
beforeAll(() => bringWords());
beforeEach(() => {
  vi.resetAllMocks();
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
});

const GRAPH = story(MILL);
const USE = { file: "story.yaml", line: 1, column: 1, text: "asked: {}" };

/** A view of the mill's graph, at a desk whose cursor stands on the first word. */
async function viewed(graph = GRAPH): Promise<{ view: GraphView; desk: Files }> {
  const doc = { path: "story.yaml", state: EditorState.create({ doc: "asked: {}" }) };
  const desk = { current: doc, unsavedTexts: {}, show: vi.fn(), goTo: vi.fn() };
  const view = new GraphView(desk as unknown as Files);
  vi.mocked(api.readGraph).mockResolvedValue(graph);
  await view.load();
  return { view, desk: desk as unknown as Files };
}

const number = (kind: string, id: string, graph = GRAPH): number => find(graph, kind, id);

describe("a graph", () => {
  it("shows the line of what is chosen, and puts it in the middle when it is chosen again", async () => {
    const { view, desk } = await viewed();
    view.centreOn(number("poi", "mill"));
    const fact = number("fact", "asked");
    view.choose(fact);
    expect([view.centre, view.chosen]).toEqual([number("poi", "mill"), fact]);
    const { file, line } = GRAPH.nodes[fact]!;
    expect(desk.show).toHaveBeenLastCalledWith(file, expect.objectContaining({ line }));
    view.choose(fact);
    expect(view.centre).toBe(fact);
    view.centreOn(-1);
    expect(view.centre).toBe(-1);
  });

  it("shows no line where the text would take its place, and none of what has none", async () => {
    const { view, desk } = await viewed();
    vi.stubGlobal("matchMedia", () => ({ matches: false }));
    view.choose(number("fact", "asked"));
    view.goTo({ file: "", line: 0, column: 0 });
    expect(desk.show).not.toHaveBeenCalled();
    expect(desk.goTo).not.toHaveBeenCalled();
    view.goTo(USE);
    expect(desk.goTo).toHaveBeenCalledWith("story.yaml", { line: 1, column: 1 });
  });

  it("keeps its middle when the story changes, and knows when it is gone", async () => {
    const { view } = await viewed();
    view.centreOn(number("fact", "rung"));
    const later = story(`fact new needs option mill.ask\n${MILL}`);
    vi.mocked(api.readGraph).mockResolvedValue(later);
    await view.load();
    expect(view.centre).toBe(number("fact", "rung", later));
    expect(view.chosen).toBe(view.centre);
    vi.mocked(api.readGraph).mockResolvedValue(story("fact new needs option mill.ask"));
    await view.load();
    expect([view.centre, view.chosen, view.middle?.id]).toEqual([-1, -1, "rung"]);
  });

  it("keeps what it shows when there is no other graph", async () => {
    const { view } = await viewed();
    vi.mocked(api.readGraph).mockRejectedValue(
      new RefusedError({ code: "preview-no-graph", details: [], rule: "" }),
    );
    await view.load();
    expect(view.asking.refusal?.code).toBe("preview-no-graph");
    expect(view.web?.graph).toBe<StoryGraph>(GRAPH);
  });

  it("finds what is at the cursor", async () => {
    const { view, desk } = await viewed();
    const uses: Uses = { kind: "fact", id: "asked", defined: USE, used: [], fixed: null };
    vi.mocked(api.findUses).mockResolvedValue(uses);
    await view.follow();
    expect([view.centre, view.nameless]).toEqual([number("fact", "asked"), false]);
    expect(desk.show).not.toHaveBeenCalled(); // the cursor stays
    vi.mocked(api.findUses).mockRejectedValue(
      new RefusedError({ code: "preview-no-name", details: [], rule: "" }),
    );
    await view.follow();
    expect([view.centre, view.nameless]).toEqual([number("fact", "asked"), true]);
  });
});
