/** A story as a web of things: what is near one of them, and what contributes to it. */
import type { GraphEdge, GraphNode, StoryGraph } from "../../protocol";

/** The kinds of things that a picture can leave out, and the edges that are left out with them. */
export const GROUPS = {
  facts: ["fact", "campaign"],
  items: ["item", "category", "ability"],
  places: ["poi", "state", "tile", "dungeon", "room"],
  people: ["npc"],
  events: ["event"],
  amounts: ["amount", "skill", "mode"],
  words: ["picture", "story"],
} as const satisfies Record<string, readonly string[]>;
export type Group = keyof typeof GROUPS;
/** What a picture leaves out at first: nearly everything leads there. */
export const LEFT_OUT: readonly Group[] = ["amounts", "words"];

/** How an edge is drawn. */
export type Line = "needs" | "closes" | "makes" | "undoes" | "holds" | "tells";
const LINES: Record<string, Line> = {
  needs: "needs",
  counts: "needs",
  excludes: "closes",
  sets: "makes",
  gives: "makes",
  brings: "makes",
  starts: "makes",
  changes: "makes",
  clears: "undoes",
  takes: "undoes",
  removes: "undoes",
  holds: "holds",
  leads: "holds",
  tells: "tells",
  hints: "tells",
};
/** The order in which they are drawn where there is no room for all. */
const FIRST = Object.keys(LINES);

/** How one thing contributes to another: not by closing it, nor by telling about it. */
const CONTRIBUTES = new Set(["needs", "counts", "sets", "gives", "brings", "starts", "leads"]);
/** What contributes to nearly everything, or comes after all: it is not looked behind. */
const ENDS = new Set(["amount", "skill", "mode", "hero", "story", "tile", "stage"]);
/** What things are found in. */
const HOLDERS = new Set(["poi", "room"]);

/** More nodes than this are no picture any more. */
export const MOST = 120;

/** A graph, and by the numbers of its nodes the edges from and to each. */
export interface Web {
  readonly graph: StoryGraph;
  readonly into: readonly (readonly GraphEdge[])[];
  readonly out: readonly (readonly GraphEdge[])[];
}

/** What a picture shows. */
export interface View {
  /** The number of the thing in the middle. */
  centre: number;
  /** How many edges before and behind it. */
  steps: number;
  /** Only what contributes to it, however far away. */
  contributes: boolean;
  without: ReadonlySet<Group>;
}

export interface DrawnEdge {
  source: number;
  target: number;
  line: Line;
}

/** The nodes and edges of a picture; `all` counts the nodes, drawn or not. */
export interface Drawn {
  nodes: number[];
  edges: DrawnEdge[];
  all: number;
}

export function web(graph: StoryGraph): Web {
  const into: GraphEdge[][] = graph.nodes.map(() => []);
  const out: GraphEdge[][] = graph.nodes.map(() => []);
  for (const edge of graph.edges) {
    into[edge.target]!.push(edge);
    out[edge.source]!.push(edge);
  }
  return { graph, into, out };
}

/** The number of a thing, or -1. */
export function find(graph: StoryGraph, kind: string, id: string): number {
  return graph.nodes.findIndex((node) => node.kind === kind && node.id === id);
}

/** The things that a search finds: those whose id, or a word of their name, begins so come first. */
export function search(graph: StoryGraph, typed: string): number[] {
  const wanted = typed.trim().toLowerCase();
  if (!wanted) return [];
  const found = graph.nodes.flatMap(({ id, words }, number) => {
    const name = words.toLowerCase();
    if (id === wanted) return [{ number, rank: 0 }];
    if (id.startsWith(wanted) || id.includes(`.${wanted}`)) return [{ number, rank: 1 }];
    if (name.startsWith(wanted) || name.includes(` ${wanted}`)) return [{ number, rank: 2 }];
    return id.includes(wanted) || name.includes(wanted) ? [{ number, rank: 3 }] : [];
  });
  return found.sort((a, b) => a.rank - b.rank).map(({ number }) => number);
}

/** The nodes of a view, and the edges between them. */
export function drawn(whole: Web, view: View): Drawn {
  const { centre, without } = view;
  const nodes = whole.graph.nodes;
  const hidden = new Set<string>([...without].flatMap((group) => GROUPS[group]));
  const told = !without.has("words");
  const contributes = ({ relation, source }: GraphEdge): boolean =>
    CONTRIBUTES.has(relation) || (relation === "holds" && HOLDERS.has(nodes[source]!.kind));
  const wanted = (edge: GraphEdge, other: number): boolean =>
    !hidden.has(nodes[other]!.kind) &&
    (view.contributes ? contributes(edge) : told || LINES[edge.relation] !== "tells");

  /** All that was found, and what of it is drawn. */
  const all = new Set([centre]);
  const found = new Set([centre]);
  /** Grows one side by one step: what is on its edge now, and was not on that side before. */
  const grow = (front: number[], side: Set<number>, end: "source" | "target"): number[] => {
    const next: number[] = [];
    for (const number of front) {
      if (number !== centre && ENDS.has(nodes[number]!.kind)) continue;
      for (const edge of nearest((end === "source" ? whole.into : whole.out)[number]!)) {
        const other = edge[end];
        if (side.has(other) || !wanted(edge, other)) continue;
        if (view.contributes && ENDS.has(nodes[other]!.kind)) continue;
        side.add(other);
        all.add(other);
        if (found.size < MOST) found.add(other);
        if (found.has(other)) next.push(other);
      }
    }
    return next;
  };
  // What comes before and what comes after are two: a fact may be both.
  const sides = [new Set([centre]), new Set([centre])] as const;
  let before = [centre];
  let behind = view.contributes ? [] : [centre];
  const steps = view.contributes ? nodes.length : view.steps;
  for (let step = 0; step < steps && before.length + behind.length > 0; step += 1) {
    before = grow(before, sides[0], "source");
    behind = grow(behind, sides[1], "target");
  }
  return { nodes: [...found], edges: between(whole, found, wanted), all: all.size };
}

function nearest(edges: readonly GraphEdge[]): GraphEdge[] {
  const rank = ({ relation }: GraphEdge): number => FIRST.indexOf(relation);
  return [...edges].sort((a, b) => rank(a) - rank(b));
}

/** The edges between nodes, each pair once for each line. */
function between(
  { graph, into }: Web,
  nodes: ReadonlySet<number>,
  wanted: (edge: GraphEdge, other: number) => boolean,
): DrawnEdge[] {
  const found: Record<string, DrawnEdge> = {};
  for (const target of nodes) {
    for (const edge of into[target]!) {
      const { source, relation } = edge;
      if (!nodes.has(source) || source === target || !wanted(edge, source)) continue;
      const line = LINES[relation] ?? "needs";
      found[`${source} ${target} ${line}`] ??= { source, target, line };
    }
  }
  const kind = (number: number): string => graph.nodes[number]!.kind;
  return Object.values(found).filter(({ source, target, line }) => {
    // An option that is closed by what it sets itself is done only once: no news in a picture.
    if (line === "closes" && found[`${target} ${source} makes`]) return false;
    // What a step needs, its path needs by that step.
    if (line !== "needs" || kind(target) !== "path") return true;
    return !into[target]!.some(
      (edge) => kind(edge.source) === "step" && found[`${source} ${edge.source} needs`],
    );
  });
}

/** What is in one relation to a thing: another one, and all the lines that say so. */
export interface Related {
  other: number;
  edges: GraphEdge[];
}

/** What leads to a thing, or what it leads to: by relation, and by what is at the `far` end. */
export function sorted(
  edges: readonly GraphEdge[],
  far: "source" | "target",
): { relation: string; related: Related[] }[] {
  const found: Record<string, Record<number, Related>> = {};
  for (const edge of edges) {
    const related = (found[edge.relation] ??= {});
    (related[edge[far]] ??= { other: edge[far], edges: [] }).edges.push(edge);
  }
  return FIRST.filter((relation) => found[relation]).map((relation) => ({
    relation,
    related: Object.values(found[relation]!),
  }));
}

/** The things with a mark. */
export function marked(graph: StoryGraph, mark: string): number[] {
  return graph.nodes.flatMap(({ marks }, number) => (marks.includes(mark) ? [number] : []));
}

/** A path of a hero, for the overview. */
export interface Thread {
  number: number;
  hero: number;
  steps: { number: number; places: number[] }[];
}

/** All paths with their steps, and the places in which what these need can be had. */
export function threads(whole: Web): Thread[] {
  const { nodes } = whole.graph;
  const kind = (number: number): string => nodes[number]!.kind;
  return nodes.flatMap((node, number) => {
    if (node.kind !== "path") return [];
    const into = whole.into[number]!;
    const hero = into.find(
      ({ relation, source }) => relation === "holds" && kind(source) === "hero",
    );
    const steps = into.flatMap(({ source }) => (kind(source) === "step" ? [source] : []));
    return [
      {
        number,
        hero: hero?.source ?? -1,
        steps: steps.map((step) => ({ number: step, places: places(whole, step) })),
      },
    ];
  });
}

/** The places, rooms and events that bring about what a step needs. */
function places(whole: Web, step: number): number[] {
  const { nodes } = whole.graph;
  const found = new Set<number>();
  const behind = (number: number, relations: readonly string[]): number[] =>
    whole.into[number]!.flatMap(({ relation, source }) =>
      relations.includes(relation) ? [source] : [],
    );
  for (const needed of behind(step, ["needs"])) {
    const things = nodes[needed]!.kind === "category" ? behind(needed, ["counts"]) : [needed];
    for (const thing of things) {
      for (const act of behind(thing, ["sets", "gives", "brings"])) {
        if (nodes[act]!.kind !== "option") found.add(act);
        else for (const holder of held(whole, act)) found.add(holder);
      }
    }
  }
  return [...found].filter((number) => ["poi", "room", "event"].includes(nodes[number]!.kind));
}

/** Where an option is found; an answer to a question is where its question is. */
function held(whole: Web, option: number, seen = new Set<number>()): number[] {
  if (seen.has(option)) return [];
  seen.add(option);
  return whole.into[option]!.flatMap(({ relation, source }) => {
    if (relation === "holds") return [source];
    if (relation !== "leads") return [];
    return whole.graph.nodes[source]!.kind === "option" ? held(whole, source, seen) : [source];
  });
}

/** The id of a thing in two parts: what it belongs to, and what it is called there. */
export function called({ kind, id }: GraphNode): [owner: string, name: string] {
  if (kind === "path") return ["", id];
  const end = kind === "step" || kind === "stage" ? id.lastIndexOf(".") : id.indexOf(".");
  return [id.slice(0, Math.max(end, 0)), id.slice(end + 1)];
}
