import {
  at,
  distance,
  HALF,
  lerp,
  mix,
  poly,
  SIZE,
  smooth,
  stroke,
  wobbly,
  type Draw,
  type Point,
} from "./ink";

export const SIDES = ["n", "e", "s", "w"] as const;
export type Side = (typeof SIDES)[number];

/** The middle of each side, where ways cross it, and the direction into the tile. */
const MIDDLE: Record<Side, Point> = {
  n: [HALF, 0],
  e: [SIZE, HALF],
  s: [HALF, SIZE],
  w: [0, HALF],
};
const INWARD: Record<Side, Point> = { n: [0, 1], e: [-1, 0], s: [0, -1], w: [1, 0] };

/** Points in one way from first to last. */
export type Line = readonly Point[];
const PIECES = 30;
/** The point half way along. */
export const MID = PIECES / 2;

/** A winding way from a side to another or to a point: exact and at right angles at each side. */
export function way(from: Side, to: Side | Point, r: Draw, swing: number): Line {
  const start = MIDDLE[from];
  const reach = 62 + r() * 22;
  const first: Point = [start[0] + INWARD[from][0] * reach, start[1] + INWARD[from][1] * reach];
  const end = typeof to === "string" ? MIDDLE[to] : to;
  const second: Point =
    typeof to === "string"
      ? [end[0] + INWARD[to][0] * reach, end[1] + INWARD[to][1] * reach]
      : mix(first, end, 0.5);
  const phase = r() * 6.28;
  const bends = 1.3 + r() * 0.9;
  const points: Point[] = [];
  for (let i = 0; i <= PIECES; i++) {
    const t = i / PIECES;
    const u = 1 - t;
    const on = (k: 0 | 1): number =>
      u * u * u * start[k] +
      3 * u * u * t * first[k] +
      3 * u * t * t * second[k] +
      t * t * t * end[k];
    const slope = (k: 0 | 1): number =>
      3 * u * u * (first[k] - start[k]) +
      6 * u * t * (second[k] - first[k]) +
      3 * t * t * (end[k] - second[k]);
    const [dx, dy] = [slope(0), slope(1)];
    const length = Math.hypot(dx, dy) || 1;
    const aside =
      Math.pow(Math.sin(Math.PI * t), 2) *
      (swing * Math.sin(phase + t * bends * 6.28) + swing * 0.28 * Math.sin(phase * 2 + t * 19));
    points.push([on(0) - (dy / length) * aside, on(1) + (dx / length) * aside]);
  }
  return points;
}

/** The same line, so far to its side. */
export function beside(line: Line, by: number | ((t: number) => number)): Point[] {
  return line.map((point, i) => {
    const a = line[Math.max(0, i - 1)] ?? point;
    const b = line[Math.min(line.length - 1, i + 1)] ?? point;
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
    const length = Math.hypot(dx, dy) || 1;
    const far = typeof by === "function" ? by(i / (line.length - 1)) : by;
    return [point[0] - (dy / length) * far, point[1] + (dx / length) * far];
  });
}

/** A river; where it springs in the tile it grows from a thread. */
export function river(line: Line, springs: boolean): string {
  const width = (t: number): number => (springs ? lerp(4.4, 0.7, Math.pow(t, 1.3)) : 4.4);
  const left = beside(line, width);
  const right = beside(line, (t) => -width(t));
  return (
    stroke("water", poly([...left, ...right.toReversed()], true)) +
    stroke("bank", smooth(left) + smooth(right)) +
    stroke("flow", smooth(beside(line, 1.3))) +
    stroke("flow", smooth(beside(line, -1.6)), ' stroke-dashoffset="7"')
  );
}

export function road(line: Line): string {
  const path = smooth(line);
  return stroke("rd1", path) + stroke("rd2", path) + stroke("rd3", path);
}

/** Where a road and a river meet, a bridge; else nothing. */
export function bridge(path: Line, water: Line): string {
  for (let i = 0; i < path.length - 1; i++) {
    for (let j = 0; j < water.length - 1; j++) {
      const [a, b, c, d] = [path[i], path[i + 1], water[j], water[j + 1]];
      if (!a || !b || !c || !d) continue;
      const cross = (b[0] - a[0]) * (d[1] - c[1]) - (b[1] - a[1]) * (d[0] - c[0]);
      if (!cross) continue;
      const t = ((c[0] - a[0]) * (d[1] - c[1]) - (c[1] - a[1]) * (d[0] - c[0])) / cross;
      const u = ((c[0] - a[0]) * (b[1] - a[1]) - (c[1] - a[1]) * (b[0] - a[0])) / cross;
      if (t < 0 || t >= 1 || u < 0 || u >= 1) continue;
      const turn = (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI;
      return (
        `<g transform="translate(${at(...mix(a, b, t))}) rotate(${turn.toFixed(1)})">` +
        stroke("i wall", "M-10 -4.6Q0 -7 10 -4.6L10 4.6Q0 2.2 -10 4.6Z") +
        stroke("h", "M-6 -5v8.6M-2 -5.6v8.4M2 -5.6v8.4M6 -5v8.6") +
        stroke("i b", "M-12 -4Q0 -7.4 12 -4M-12 5Q0 1.8 12 5") +
        "</g>"
      );
    }
  }
  return "";
}

/** A ploughed field between four corners. */
export function furrows(
  corners: readonly [Point, Point, Point, Point],
  look: string,
  r: Draw,
): string {
  const [a, b, c, d] = corners;
  const count = Math.max(4, Math.round(distance(a, b) / 4.6));
  let lines = "";
  for (let i = 1; i < count; i++) {
    const t = i / count;
    const [top, foot] = [mix(a, b, t), mix(d, c, t)];
    lines += wobbly(mix(top, foot, 0.05 + r() * 0.04), mix(top, foot, 0.94 - r() * 0.05), r, 1.1);
  }
  return (
    stroke(look, `${wobbly(a, b, r, 1.4)} L${at(...c)} L${at(...d)}Z`) +
    stroke("h", lines) +
    stroke("i hedge", poly(corners, true))
  );
}

/** Whether a point lies within a ring of points. */
export function within(ring: Line, x: number, y: number): boolean {
  let inside = false;
  ring.forEach((p, i) => {
    const q = ring[(i + ring.length - 1) % ring.length] ?? p;
    const over = p[1] > y !== q[1] > y;
    if (over && x < ((q[0] - p[0]) * (y - p[1])) / (q[1] - p[1]) + p[0]) inside = !inside;
  });
  return inside;
}
