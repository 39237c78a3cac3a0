/** Small stories for the tests of their graphs. */
import type { GraphNode, StoryGraph } from "../../protocol";
import { find } from "./web";

/** A story from edges like "fact wet needs option mill.ask", and things with a name or a mark. */
export function story(edges: string, known: Partial<GraphNode>[] = []): StoryGraph {
  const graph: StoryGraph = {
    nodes: [],
    edges: [],
    current: true,
    proof: "none",
    playtest: "none",
  };
  const number = (kind: string, id: string): number => {
    const found = find(graph, kind, id);
    if (found >= 0) return found;
    const own = known.find((each) => each.kind === kind && each.id === id);
    const place = { file: "story.yaml", line: graph.nodes.length + 1, column: 3 };
    return graph.nodes.push({ kind, id, words: "", marks: [], ...place, ...own }) - 1;
  };
  for (const { kind = "", id = "" } of known) number(kind, id);
  for (const line of edges.trim().split("\n")) {
    const [kind = "", id = "", relation = "", other = "", name = ""] = line.trim().split(" ");
    graph.edges.push({
      source: number(kind, id),
      target: number(other, name),
      relation,
      words: `${relation} ${name}`,
      file: "story.yaml",
      line: 100 + graph.edges.length,
      column: 5,
    });
  }
  return graph;
}

/** A mill that is asked, a bell that is rung, and a path that needs both. */
export const MILL = `
  tile ford holds poi mill
  tile ford holds poi tower
  poi mill holds option mill.ask
  poi tower holds option tower.ring
  fact asked excludes option mill.ask
  option mill.ask sets fact asked
  option mill.ask gives amount coins
  option mill.ask hints step sib.gold.ring
  fact asked needs option tower.ring
  amount coins needs option tower.ring
  option tower.ring sets fact rung
  option tower.ring takes item rope
  fact asked needs step sib.gold.ask
  fact rung needs step sib.gold.ring
  fact asked needs path sib.gold
  fact rung needs path sib.gold
  step sib.gold.ask leads path sib.gold
  step sib.gold.ring leads path sib.gold
  hero sib holds path sib.gold
  path sib.gold leads stage sib.gold.end
  fact rung tells poi mill
`;
