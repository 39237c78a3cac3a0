import { round } from "./rng";

/** A straight rope of two strands along a height, woven from one place to another. */
export function rope(from: number, to: number, y: number, swing = 4, pitch = 17): string {
  const strand = (side: number): [number, number][] => {
    const points: [number, number][] = [];
    for (let x = from; x < to + 2; x += 2) {
      const along = Math.min(x, to);
      points.push([along, y + side * swing * Math.sin(((along - from) / pitch) * Math.PI)]);
    }
    return points;
  };
  const path = (points: readonly [number, number][]): string =>
    points.map(([x, at], i) => `${i ? "L" : "M"}${round(x)} ${round(at)}`).join("");
  const upper = strand(-1);
  const lower = strand(1);
  // At every second crossing the strand that lies below comes to the top.
  const over = upper.map(([x]) => Math.cos(((x - from) / pitch) * Math.PI) > 0.35);
  const top = upper
    .map(([x, at], i) => (over[i] ? `${over[i - 1] ? "L" : "M"}${round(x)} ${round(at)}` : ""))
    .join("");
  const line = (d: string, pigment: string): string =>
    `<path d="${d}" stroke="var(--ink)" stroke-width="5.6"/>` +
    `<path d="${d}" stroke="${pigment}" stroke-width="3.4"/>`;
  return (
    `<g fill="none" stroke-linejoin="round">${line(path(upper), "var(--leaf-3)")}` +
    `${line(path(lower), "var(--leaf-2)")}${line(top, "var(--leaf-3)")}</g>`
  );
}
