import { along, type Point } from "./curve";
import { round } from "./rng";

const STEP = 1.6;

export interface RopeLook {
  /** How far the strands swing to each side. */
  swing?: number;
  /** The length of half a turn. */
  turn?: number;
  /** Thickness of a strand. */
  strand?: number;
}

/** A woven line: two strands over each other along a curve through points from left to right. */
export function rope(points: readonly Point[], look: RopeLook = {}): string {
  const swing = look.swing ?? 3.4;
  const turn = look.turn ?? 15;
  const strand = look.strand ?? 3.2;
  const fine = along(points, STEP);
  const upper: Point[] = [];
  const lower: Point[] = [];
  const over: boolean[] = [];
  let length = 0;
  fine.forEach((point, i) => {
    const [x, y] = point;
    const [bx, by] = fine[i - 1] ?? point;
    const [ax, ay] = fine[i + 1] ?? point;
    length += Math.hypot(x - bx, y - by);
    const reach = Math.hypot(ax - bx, ay - by) || 1;
    const [nx, ny] = [-(ay - by) / reach, (ax - bx) / reach];
    const side = Math.sin((length / turn) * Math.PI) * swing;
    upper.push([x + nx * side, y + ny * side]);
    lower.push([x - nx * side, y - ny * side]);
    over.push(Math.cos((length / turn) * Math.PI) > 0.35);
  });
  const line = (points: readonly Point[], seen: (i: number) => boolean): string => {
    let path = "";
    let drawn = false;
    points.forEach(([x, y], i) => {
      if (seen(i)) path += `${drawn ? "L" : "M"}${round(x)} ${round(y)}`;
      drawn = seen(i);
    });
    return path;
  };
  const laid = (path: string, colour: string, ends = ""): string =>
    `<path d="${path}" stroke="var(--ink)" stroke-width="${strand + 2.2}"/>` +
    `<path d="${path}" stroke="${colour}" stroke-width="${strand}"${ends}/>`;
  return (
    `<g fill="none" stroke-linejoin="round">` +
    laid(
      line(upper, () => true),
      "var(--leaf-3)",
    ) +
    laid(
      line(lower, () => true),
      "var(--leaf-2)",
    ) +
    laid(
      line(upper, (i) => over[i] ?? false),
      "var(--leaf-3)",
      ' stroke-linecap="round"',
    ) +
    "</g>"
  );
}
