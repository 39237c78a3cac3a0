import { round } from "./rng";

export type Point = readonly [number, number];

/**
 * The slopes of a curve through points from left to right. Between two points it stays between
 * their heights, so that a drawn course never shows a value that was not there.
 */
function slopes(points: readonly Point[]): number[] {
  const steep = points.slice(1).map(([x, y], i) => {
    const [px, py] = points[i] ?? [x, y];
    return x === px ? 0 : (y - py) / (x - px);
  });
  return points.map((_, i) => {
    const before = steep[i - 1] ?? steep[i] ?? 0;
    const after = steep[i] ?? before;
    if (before * after <= 0) return 0;
    return (2 * before * after) / (before + after);
  });
}

/** The curve as the path of an SVG. */
export function curve(points: readonly Point[]): string {
  const slope = slopes(points);
  let path = "";
  points.forEach(([x, y], i) => {
    const [px, py] = points[i - 1] ?? [x, y];
    const third = (x - px) / 3;
    path += i
      ? `C${round(px + third)} ${round(py + third * (slope[i - 1] ?? 0))} ` +
        `${round(x - third)} ${round(y - third * (slope[i] ?? 0))} ${round(x)} ${round(y)}`
      : `M${round(x)} ${round(y)}`;
  });
  return path;
}

/** The height of the curve at a place between its ends. */
export function heightAt(points: readonly Point[], x: number): number {
  const last = points.length - 1;
  const i = points.findIndex(([right]) => right >= x);
  const to = points[i < 0 ? last : i];
  const from = points[Math.max(0, (i < 0 ? last : i) - 1)];
  if (!from || !to) return 0;
  const width = to[0] - from[0];
  if (width === 0) return to[1];
  const slope = slopes(points);
  const at = Math.max(0, i < 0 ? last : i);
  const t = Math.min(1, Math.max(0, (x - from[0]) / width));
  return (
    (1 + 2 * t) * (1 - t) ** 2 * from[1] +
    t * (1 - t) ** 2 * width * (slope[at - 1] ?? 0) +
    t ** 2 * (3 - 2 * t) * to[1] +
    t ** 2 * (t - 1) * width * (slope[at] ?? 0)
  );
}

/** Points along the curve, about `step` apart. */
export function along(points: readonly Point[], step: number): Point[] {
  const slope = slopes(points);
  const found: Point[] = points.slice(0, 1);
  for (let i = 1; i < points.length; i++) {
    const [px, py] = points[i - 1] ?? [0, 0];
    const [x, y] = points[i] ?? [px, py];
    const width = x - px;
    const pieces = Math.max(1, Math.ceil(Math.hypot(width, y - py) / step));
    for (let k = 1; k <= pieces; k++) {
      const t = k / pieces;
      found.push([
        px + width * t,
        (1 + 2 * t) * (1 - t) ** 2 * py +
          t * (1 - t) ** 2 * width * (slope[i - 1] ?? 0) +
          t ** 2 * (3 - 2 * t) * y +
          t ** 2 * (t - 1) * width * (slope[i] ?? 0),
      ]);
    }
  }
  return found;
}
