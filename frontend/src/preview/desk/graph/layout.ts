/** Where the nodes and edges of a picture lie: in layers from left to right, by dagre. */
import dagre from "@dagrejs/dagre";
import type { Drawn, DrawnEdge } from "./web";

/** The size of a node, in sixteenths of a rem, as everything here. */
export const WIDTH = 148;
export const HEIGHT = 46;
const GAP = { nodesep: 12, edgesep: 8, ranksep: 40, margin: 10 };

export interface Laid {
  width: number;
  height: number;
  nodes: { number: number; x: number; y: number }[];
  edges: (DrawnEdge & { path: string })[];
}

type Point = { x: number; y: number };

/** The layout; `x` and `y` are the upper left corners of nodes. */
export function laid(drawn: Drawn): Laid {
  const graph = new dagre.graphlib.Graph({ multigraph: true });
  const { margin, ...gaps } = GAP;
  graph.setGraph({ rankdir: "LR", marginx: margin, marginy: margin, ...gaps });
  for (const number of drawn.nodes) {
    graph.setNode(String(number), { width: WIDTH, height: HEIGHT });
  }
  for (const edge of drawn.edges) {
    graph.setEdge(String(edge.source), String(edge.target), {}, edge.line);
  }
  dagre.layout(graph);
  const { width = 0, height = 0 } = graph.graph();
  return {
    width,
    height,
    nodes: drawn.nodes.map((number) => {
      const { x, y } = graph.node(String(number));
      return { number, x: x - WIDTH / 2, y: y - HEIGHT / 2 };
    }),
    edges: drawn.edges.map((edge) => {
      const name = { v: String(edge.source), w: String(edge.target), name: edge.line };
      const from: Point = graph.node(name.v);
      const to: Point = graph.node(name.w);
      // An edge that closes a circle leads back.
      const half = from.x < to.x ? WIDTH / 2 : -WIDTH / 2;
      const between: Point[] = graph.edge(name).points.slice(1, -1);
      const ends = [
        { x: from.x + half, y: from.y },
        { x: to.x - half, y: to.y },
      ] as const;
      return { ...edge, path: curve([ends[0], ...bends(between, half), ends[1]]) };
    }),
  };
}

/** The points of an edge between its ends. One within a single layer has none. */
function bends(points: Point[], half: number): Point[] {
  return points.length > 1 ? points.filter((_, i) => i % 2 === (half > 0 ? 1 : 0)) : [];
}

/** A line through points that leaves and arrives level. */
function curve([first, ...points]: Point[]): string {
  if (!first) return "";
  const at = (x: number, y: number): string => `${Math.round(x)} ${Math.round(y)}`;
  let path = `M${at(first.x, first.y)}`;
  let last = first;
  for (const point of points) {
    const middle = (last.x + point.x) / 2;
    path += `C${at(middle, last.y)} ${at(middle, point.y)} ${at(point.x, point.y)}`;
    last = point;
  }
  return path;
}

/** The node that an arrow key leads to: the nearest one that way, or -1. */
export function beside(nodes: Laid["nodes"], from: number, key: string): number {
  const start = nodes.find(({ number }) => number === from);
  if (!start) return -1;
  const level = key === "ArrowLeft" || key === "ArrowRight";
  const sign = key === "ArrowLeft" || key === "ArrowUp" ? -1 : 1;
  let best = -1;
  let least = Infinity;
  for (const { number, x, y } of nodes) {
    const [along, across] = level ? [x - start.x, y - start.y] : [y - start.y, x - start.x];
    if (along * sign < 1 || (!level && Math.abs(across) > WIDTH / 2)) continue;
    const far = along * sign + 2 * Math.abs(across);
    if (far < least) [best, least] = [number, far];
  }
  return best;
}
