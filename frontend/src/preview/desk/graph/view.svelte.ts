import { SvelteSet } from "svelte/reactivity";
import { Asking, refusalOf } from "$lib/asking.svelte";
import type { GraphEdge, GraphNode } from "../../protocol";
import { findUses, readGraph } from "../api";
import { counted, type Texts } from "../names.svelte";
import { find, LEFT_OUT, web, type Group, type Web } from "./web";

/** The fewest and the most steps each way that a picture shows. */
export const STEPS = [1, 2, 3] as const;

/** Where the page is one long column, the line of a thing would take the graph out of sight. */
const BESIDE = "(min-width: 62.01rem)";

type Place = Pick<GraphEdge, "file" | "line" | "column">;

/** What a graph asks of its desk. */
export interface Files extends Texts {
  show(path: string, at: { line: number; column: number }): Promise<unknown>;
}

/** The graph of the story at the desk: what is in its middle, and what is chosen. */
export class GraphView {
  asking = new Asking();
  web = $state.raw<Web | null>(null);
  /** What is in the middle, by its kind and id; null for the overview. */
  middle = $state.raw<{ kind: string; id: string } | null>(null);
  /** What was chosen last, by its number. */
  chosen = $state(-1);
  steps = $state<number>(2);
  contributes = $state(false);
  readonly without = new SvelteSet<Group>(LEFT_OUT);
  /** Whether nothing at the cursor is in the graph. */
  nameless = $state(false);

  #loads = 0;
  readonly #desk: Files;

  constructor(desk: Files) {
    this.#desk = desk;
  }

  /** The number of what is in the middle; -1 for the overview, or when the story has it no more. */
  get centre(): number {
    return this.web && this.middle ? find(this.web.graph, this.middle.kind, this.middle.id) : -1;
  }

  get nodes(): readonly GraphNode[] {
    return this.web?.graph.nodes ?? [];
  }

  /** Fetches the graph of the story as it was checked last. */
  async load(): Promise<void> {
    const load = ++this.#loads;
    await this.asking.to(async () => {
      const graph = await readGraph();
      if (load !== this.#loads) return; // a later one is under way
      const kept = this.nodes[this.chosen];
      this.web = web(graph);
      this.chosen = kept ? find(graph, kept.kind, kept.id) : -1;
    });
  }

  /** Puts a thing in the middle, and shows its line; -1 leads back to the overview. */
  centreOn(number: number): void {
    this.#centre(number);
    this.#show(number);
  }

  /** Chooses a thing, and shows its line; the one that is chosen already goes to the middle. */
  choose(number: number): void {
    if (number === this.chosen) this.#centre(number);
    this.chosen = number;
    this.#show(number);
  }

  #centre(number: number): void {
    const node = this.nodes[number];
    this.middle = node ? { kind: node.kind, id: node.id } : null;
    this.chosen = number;
    this.nameless = false;
  }

  /** Shows the line of a thing in the text, where the text stands beside the graph; what the story
   * does not define has none. */
  #show(number: number): void {
    const node = this.nodes[number];
    if (node?.file && globalThis.matchMedia?.(BESIDE).matches)
      void this.#desk.show(node.file, node);
  }

  /** Goes to a place in the text. */
  goTo({ file, line, column }: Place): void {
    if (file) void this.#desk.goTo(file, { line, column });
  }

  /** Puts what the cursor is on in the middle. */
  async follow(): Promise<void> {
    const doc = this.#desk.current;
    let number = -1;
    if (doc) {
      const at = counted(doc.state, doc.state.selection.main.head);
      const texts = this.#desk.unsavedTexts;
      await refusalOf(async () => {
        const { kind, id } = await findUses({ file: doc.path, ...at, texts });
        if (this.web) number = find(this.web.graph, kind, id);
      });
    }
    if (number >= 0) this.#centre(number);
    this.nameless = number < 0;
  }
}
