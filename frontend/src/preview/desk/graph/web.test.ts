import { describe, expect, it } from "vitest";
import { MILL, story } from "./story.fixture";
import {
  called,
  drawn,
  find,
  LEFT_OUT,
  marked,
  MOST,
  search,
  sorted,
  threads,
  web,
  type Drawn,
  type Group,
  type View,
  type Web,
} from "./web";

const whole = web(story(MILL));

function at(of: Web, kind: string, id: string): number {
  const found = find(of.graph, kind, id);
  expect(found).toBeGreaterThanOrEqual(0);
  return found;
}

function around(kind: string, id: string, view: Partial<View> = {}, of = whole): Drawn {
  const without = new Set<Group>(LEFT_OUT);
  return drawn(of, { centre: at(of, kind, id), steps: 1, contributes: false, without, ...view });
}

const ids = ({ nodes }: Drawn, of = whole): string[] =>
  nodes.map((number) => of.graph.nodes[number]!.id).sort();
const lines = ({ edges }: Drawn): string[] =>
  edges
    .map(({ source, target, line }) => {
      const { nodes } = whole.graph;
      return `${nodes[source]!.id} ${line} ${nodes[target]!.id}`;
    })
    .sort();

describe("a picture", () => {
  it("shows what sets a fact, and what needs it", () => {
    const picture = around("fact", "asked");
    expect(ids(picture)).toEqual(["asked", "mill.ask", "sib.gold", "sib.gold.ask", "tower.ring"]);
    expect(picture.all).toBe(5);
    // That the option closes itself, and that the path needs what its step needs, is no news.
    expect(lines(picture)).toEqual([
      "asked needs sib.gold.ask",
      "asked needs tower.ring",
      "mill.ask makes asked",
      "sib.gold.ask holds sib.gold",
    ]);
  });

  it("shows more with more steps, but not what is behind a tile", () => {
    expect(ids(around("poi", "mill", { steps: 2 }))).toEqual(["asked", "ford", "mill", "mill.ask"]);
    const far = ids(around("option", "mill.ask", { steps: 3 }));
    expect(far).toContain("ford");
    expect(far).not.toContain("tower");
    // In the middle, a tile shows its places.
    expect(ids(around("tile", "ford"))).toEqual(["ford", "mill", "tower"]);
  });

  it("leaves out what is told and counted, until it is asked for", () => {
    expect(ids(around("option", "mill.ask"))).toEqual(["asked", "mill", "mill.ask"]);
    const without = new Set<Group>();
    const all = around("option", "mill.ask", { without });
    expect(ids(all)).toEqual(["asked", "coins", "mill", "mill.ask", "sib.gold.ring"]);
    expect(lines(all)).toContain("mill.ask tells sib.gold.ring");
    // Nobody looks behind an amount: all that it is needed for would be near.
    const paid = web(story("option a gives amount coins\namount coins needs option b"));
    expect(ids(around("option", "a", { without, steps: 3 }, paid), paid)).toEqual(["a", "coins"]);
    const facts = new Set<Group>([...LEFT_OUT, "facts"]);
    expect(ids(around("option", "mill.ask", { without: facts, steps: 3 }))).toEqual([
      "ford",
      "mill",
      "mill.ask",
    ]);
  });

  it("follows what is both a cause and a consequence both ways", () => {
    // The question is closed by the fact that it sets.
    expect(ids(around("option", "mill.ask", { steps: 2 }))).toContain("tower.ring");
  });

  it("shows everything that contributes to a path, and nothing else", () => {
    const picture = around("path", "sib.gold", { contributes: true });
    expect(ids(picture)).toEqual([
      "asked",
      "mill",
      "mill.ask",
      "rung",
      "sib.gold",
      "sib.gold.ask",
      "sib.gold.ring",
      "tower",
      "tower.ring",
    ]);
    const kinds = new Set(picture.edges.map(({ line }) => line));
    expect([...kinds].sort()).toEqual(["holds", "makes", "needs"]);
  });

  it("is cut where it would be none any more", () => {
    const edges = Array.from({ length: MOST + 20 }, (_, i) => `fact a needs option mill.x${i}`);
    const many = web(story(edges.join("\n")));
    const picture = around("fact", "a", {}, many);
    expect([picture.nodes.length, picture.all]).toEqual([MOST, MOST + 21]);
  });
});

describe("a search", () => {
  const graph = story("fact rope-found needs option tower.rope", [
    { kind: "item", id: "old-rope", words: "A Rope" },
    { kind: "poi", id: "tower", words: "The Rope Tower" },
    { kind: "item", id: "rope", words: "Tarred Line" },
  ]);
  const found = (typed: string): string[] => search(graph, typed).map((n) => graph.nodes[n]!.id);

  it("finds ids before names, and the whole one first", () => {
    expect(found(" Rope ")).toEqual(["rope", "rope-found", "tower.rope", "old-rope", "tower"]);
    expect(found("tarred")).toEqual(["rope"]);
    expect(found("  ")).toEqual([]);
    expect(found("none")).toEqual([]);
  });
});

describe("a list", () => {
  it("names each thing once, with all its lines", () => {
    const twice = web(story(`option a sets fact b\noption a sets fact b\nfact c needs option a`));
    const [relation, ...more] = sorted(twice.into[at(twice, "fact", "b")]!, "source");
    expect(more).toEqual([]);
    expect(relation?.relation).toBe("sets");
    expect(relation?.related.map(({ other, edges }) => [other, edges.length])).toEqual([
      [at(twice, "option", "a"), 2],
    ]);
    const out = sorted(twice.out[at(twice, "option", "a")]!, "target");
    expect(out.map(({ relation }) => relation)).toEqual(["sets"]);
  });
});

describe("the overview", () => {
  it("tells of each step where it can be had", () => {
    const [thread, ...others] = threads(whole);
    expect(others).toEqual([]);
    expect(thread?.hero).toBe(at(whole, "hero", "sib"));
    const { nodes } = whole.graph;
    const steps = thread?.steps.map(({ number, places }) => [
      nodes[number]!.id,
      places.map((place) => nodes[place]!.id),
    ]);
    expect(steps).toEqual([
      ["sib.gold.ask", ["mill"]],
      ["sib.gold.ring", ["tower"]],
    ]);
  });

  it("finds the place of an answer to a question, and of an item of a category", () => {
    const deep = web(
      story(`
        poi mill holds option mill.ask
        option mill.ask leads option mill.ask.yes
        option mill.ask.yes gives item lamp
        item lamp counts category light
        event flood brings npc wat
        npc wat needs step sib.gold.see
        category light needs step sib.gold.see
        step sib.gold.see leads path sib.gold
      `),
    );
    const [step] = threads(deep)[0]!.steps;
    expect(step?.places.map((place) => deep.graph.nodes[place]!.id).sort()).toEqual([
      "flood",
      "mill",
    ]);
  });

  it("lists what has a mark", () => {
    const graph = story("fact a needs option b", [{ kind: "fact", id: "a", marks: ["unset"] }]);
    expect(marked(graph, "unset").map((number) => graph.nodes[number]!.id)).toEqual(["a"]);
    expect(marked(graph, "unseen")).toEqual([]);
  });
});

it.each([
  ["option", "mill.ask.yes", ["mill", "ask.yes"]],
  ["step", "sib.gold.ring", ["sib.gold", "ring"]],
  ["path", "sib.gold", ["", "sib.gold"]],
  ["fact", "rung", ["", "rung"]],
])("a %s is called by its owner and its own name", (kind, id, parts) => {
  expect(called({ kind, id, words: "", marks: [], file: "", line: 0, column: 0 })).toEqual(parts);
});
