import { expect, test } from "vitest";
import { drawScene } from "./scene";

/** Where an arc of a circle runs, as the standard of SVG has it (its appendix B.2.4). */
function arc(from: number[], to: number[], r: number, large: number, sweep: number): number[][] {
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = [...from, ...to];
  const half = Math.hypot(x2 - x1, y2 - y1) / 2;
  // One that is too small is made to reach.
  const radius = Math.max(r, half);
  const off = (large === sweep ? -1 : 1) * Math.sqrt(radius ** 2 - half ** 2);
  const cx = (x1 + x2) / 2 - (off * (y2 - y1)) / (2 * half);
  const cy = (y1 + y2) / 2 + (off * (x2 - x1)) / (2 * half);
  const start = Math.atan2(y1 - cy, x1 - cx);
  let turn = Math.atan2(y2 - cy, x2 - cx) - start;
  if (sweep && turn < 0) turn += 2 * Math.PI;
  if (!sweep && turn > 0) turn -= 2 * Math.PI;
  return Array.from({ length: 181 }, (_, i) => {
    const angle = start + (turn * i) / 180;
    return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)];
  });
}

/** The outline of a closed path of arcs, as a polygon. */
function outline(path: string): number[][] {
  const found: number[][] = [];
  for (const [, letter, text] of path.matchAll(/([Ma])([^a-zA-Z]*)/g)) {
    const numbers = (text?.match(/-?[\d.]+/g) ?? []).map(Number);
    if (letter === "M") found.push(numbers);
    else {
      const from = found.at(-1) ?? [];
      const [r = 0, , , large = 0, sweep = 0, dx = 0, dy = 0] = numbers;
      const [x = 0, y = 0] = from;
      found.push(...arc(from, [x + dx, y + dy], r, large, sweep));
    }
  }
  return found;
}

function area(polygon: readonly number[][]): number {
  const sum = polygon.reduce((total, [x1 = 0, y1 = 0], i) => {
    const [x2 = 0, y2 = 0] = polygon[(i + 1) % polygon.length] ?? [];
    return total + x1 * y2 - x2 * y1;
  }, 0);
  return Math.abs(sum) / 2;
}

const night = { id: "a", emblem: "tombstone", terrain: "field", wet: false, dark: true } as const;

test("by night a moon stands in the sky, and it is a crescent", () => {
  const [, path = ""] = /class="ray" d="([^"]*)"/.exec(drawScene(night)) ?? [];
  const full = Math.PI * 30 ** 2;
  expect(area(outline(path)) / full).toBeGreaterThan(0.3);
  expect(area(outline(path)) / full).toBeLessThan(0.7);
});
