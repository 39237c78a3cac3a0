import { round } from "$lib/draw/rng";

/** Points, curves and strokes: what every ink drawing of the story game is made of. */
export type Point = readonly [x: number, y: number];
/** A source of numbers from 0 up to 1: an `Rng`'s `next`. */
export type Draw = () => number;

/** The side of a tile's drawing, and half of it. */
export const SIZE = 240;
export const HALF = SIZE / 2;

export function at(x: number, y: number): string {
  return `${round(x)} ${round(y)}`;
}

export function lerp(from: number, to: number, t: number): number {
  return from + (to - from) * t;
}

export function mix(p: Point, q: Point, t: number): Point {
  return [lerp(p[0], q[0], t), lerp(p[1], q[1], t)];
}

export function distance(p: Point, q: Point): number {
  return Math.hypot(p[0] - q[0], p[1] - q[1]);
}

/** A path through corners. */
export function poly(points: readonly Point[], closed = false): string {
  return `M${points.map(([x, y]) => at(x, y)).join("L")}${closed ? "Z" : ""}`;
}

/** A soft path through points (Catmull-Rom). */
export function smooth(points: readonly Point[], closed = false): string {
  const count = points.length;
  const first = points[0];
  if (!first) return "";
  const point = (i: number): Point =>
    points[closed ? (i + count) % count : Math.max(0, Math.min(count - 1, i))] ?? first;
  let path = `M${at(...first)}`;
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [a, b, c, d] = [point(i - 1), point(i), point(i + 1), point(i + 2)];
    path +=
      `C${at(b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6)} ` +
      `${at(c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6)} ${at(...c)}`;
  }
  return path + (closed ? "Z" : "");
}

/** A line as a hand draws it from one point to another. */
export function wobbly(from: Point, to: Point, r: Draw, slip: number): string {
  const pieces = Math.max(2, Math.round(distance(from, to) / 9));
  const points: Point[] = [];
  for (let i = 0; i <= pieces; i++) {
    const [x, y] = mix(from, to, i / pieces);
    const off = i && i < pieces ? slip : slip / 3;
    points.push([x + (r() - 0.5) * off, y + (r() - 0.5) * off]);
  }
  return smooth(points);
}

/** A blot of wash around a point. */
export function blob(x: number, y: number, width: number, height: number, r: Draw): string {
  const points: Point[] = [];
  const corners = 15;
  for (let i = 0; i < corners; i++) {
    const angle = (i / corners) * 2 * Math.PI;
    const reach = 0.78 + r() * 0.36;
    points.push([x + Math.cos(angle) * width * reach, y + Math.sin(angle) * height * reach]);
  }
  return smooth(points, true);
}

/** A path of the drawing; ink.css gives its classes their pens and paints. */
export function stroke(look: string, d: string, more = ""): string {
  return `<path class="${look}" d="${d}"${more}/>`;
}
