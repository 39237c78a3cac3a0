import { round } from "$lib/draw/rng";

type Box = Pick<DOMRect, "left" | "right" | "top" | "bottom">;

/** How near the upper cards the strength has to lie, and what the thread needs between them; in rem. */
const NEAR = 12;
const LEAST = 0.4;

/**
 * A thread from the top of one box up to the foot of another, through the gutter below `floor`,
 * where the upper cards end; "" where there is no gutter. Relative to the corner of `base`.
 */
export function thread(from: Box, to: Box, floor: number, base: Box, rem: number): string {
  const room = from.top - floor;
  if (room < LEAST * rem || from.top - to.bottom > NEAR * rem || to.bottom > from.top) return "";
  const x1 = (from.left + from.right) / 2 - base.left;
  const x2 = Math.max(to.left + 2 * rem, Math.min(x1 + base.left, to.right - 2 * rem)) - base.left;
  const y1 = from.top - base.top;
  const y2 = to.bottom - base.top;
  const gutter = from.top - room / 2 - base.top;
  if (Math.abs(x2 - x1) < 1) return path("M", x1, y1, "V", y2);
  const way = Math.sign(x2 - x1);
  const bend = Math.min(room / 2, Math.abs(x2 - x1) / 2);
  const rise = Math.min(gutter - y2, bend * 1.5);
  return [
    path("M", x1, y1),
    path("Q", x1, gutter, x1 + way * bend, gutter),
    path("H", x2 - way * rise),
    path("Q", x2, gutter, x2, gutter - rise),
    path("V", y2),
  ].join("");
}

function path(...parts: readonly (string | number)[]): string {
  return parts.map((part) => (typeof part === "number" ? round(part) : part)).join(" ");
}
