import { rng, round } from "./rng";

type Point = readonly [number, number];

export interface KnotLook {
  /** How much of the inner lattice is walled, 0 to 1: more walls, more turns. */
  density?: number;
  /** Thickness of the thread in cells. */
  thread?: number;
  colour?: string;
  ink?: string;
}

/**
 * Interlace: one woven thread field of `width` by `height` cells of `cell` units. Walls are
 * drawn by lot and mirrored, so no two seeds share a knot.
 */
export function knot(
  seed: string,
  width: number,
  height: number,
  cell: number,
  look: KnotLook = {},
): string {
  const walls = walled(seed, width, height, look.density ?? 0.27);
  let under = "";
  let over = "";
  for (let x = 0; x < 2 * width; x++) {
    for (let y = 0; y < 2 * height; y++) {
      const odd = (x + y) % 2 !== 0;
      const a: Point = odd ? [x, y] : [x + 1, y];
      const b: Point = odd ? [x + 1, y + 1] : [x, y + 1];
      const [first, second] = strand(walls, a, b, cell);
      // Odd cells run one way, even cells the other: over where one is, under where the other.
      const startsOver = odd ? a[0] % 2 === 1 : a[0] % 2 === 0;
      over += startsOver ? first : second;
      under += startsOver ? second : first;
    }
  }
  const colour = look.colour ?? "url(#leafgold)";
  const ink = look.ink ?? "var(--figure-ink)";
  const thread = cell * (look.thread ?? 0.5);
  const layer = (d: string, edge: string): string =>
    `<path d="${d}" stroke="${ink}" stroke-width="${round(thread + cell * 0.2)}"${edge}/>` +
    `<path d="${d}" stroke="${colour}" stroke-width="${round(thread)}" stroke-linecap="round"/>`;
  return `<g fill="none" stroke-linejoin="round">${layer(under, ' stroke-linecap="round"')}${layer(over, "")}</g>`;
}

type Walls = Map<string, "v" | "h">;

function key(x: number, y: number): string {
  return `${x},${y}`;
}

function walled(seed: string, width: number, height: number, density: number): Walls {
  const random = rng("knot" + seed);
  const walls: Walls = new Map();
  for (let x = 0; x <= 2 * width; x++) {
    for (let y = 0; y <= 2 * height; y++) {
      if ((x + y) % 2 === 0) continue;
      if (x === 0 || x === 2 * width) walls.set(key(x, y), "v");
      else if (y === 0 || y === 2 * height) walls.set(key(x, y), "h");
    }
  }
  for (let x = 1; x <= width; x++) {
    for (let y = 1; y <= height; y++) {
      if ((x + y) % 2 === 0 || random.next() >= density) continue;
      const wall = random.next() < 0.5 ? "h" : "v";
      const mirrored: Point[] = [
        [x, y],
        [2 * width - x, y],
        [x, 2 * height - y],
        [2 * width - x, 2 * height - y],
      ];
      for (const [mx, my] of mirrored) {
        if (!walls.has(key(mx, my))) walls.set(key(mx, my), wall);
      }
    }
  }
  return walls;
}

/** The two halves of the thread through one cell, cut where it crosses another. */
function strand(walls: Walls, from: Point, to: Point, cell: number): [string, string] {
  const start = end(walls, from, to);
  const finish = end(walls, to, from);
  const q0 = middle(start.point, start.handle);
  const q1 = middle(start.handle, finish.handle);
  const q2 = middle(finish.handle, finish.point);
  const r0 = middle(q0, q1);
  const r1 = middle(q1, q2);
  const cut = middle(r0, r1);
  const show = (p: Point): string => `${round(p[0] * cell)} ${round(p[1] * cell)}`;
  return [
    `M${show(start.point)}C${show(q0)} ${show(r0)} ${show(cut)}`,
    `M${show(cut)}C${show(r1)} ${show(q2)} ${show(finish.point)}`,
  ];
}

function end(walls: Walls, node: Point, other: Point): { point: Point; handle: Point } {
  const [x, y] = node;
  const dx = Math.sign(other[0] - x);
  const dy = Math.sign(other[1] - y);
  switch (walls.get(key(x, y))) {
    case "v":
      return { point: [x + dx * 0.3, y], handle: [x + dx * 0.3, y + dy * 0.45] };
    case "h":
      return { point: [x, y + dy * 0.3], handle: [x + dx * 0.45, y + dy * 0.3] };
    default:
      return { point: node, handle: [x + dx * 0.35, y + dy * 0.35] };
  }
}

function middle(a: Point, b: Point): Point {
  return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
}
