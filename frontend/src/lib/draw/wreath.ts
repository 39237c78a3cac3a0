import { round } from "./rng";

const LEAVES = 15;
const RADIUS = 92;

/** The box that a wreath fills. */
export const WREATH_BOX = "-130 -128 260 256";

/** A wreath of laurel with its bow. Each pair of leaves tells in --i how far from the bow it is. */
export function wreath(): string {
  let leaves = "";
  let stems = "";
  for (const side of [-1, 1]) {
    let stem = "";
    for (let i = 0; i < LEAVES; i++) {
      const far = i / (LEAVES - 1);
      const angle = ((90 + side * (12 + far * 146)) * Math.PI) / 180;
      const x = Math.cos(angle) * RADIUS;
      const y = Math.sin(angle) * RADIUS;
      const along = (angle * 180) / Math.PI + side * 90;
      stem += `${i ? "L" : "M"}${round(x)} ${round(y)}`;
      for (const half of [-1, 1]) {
        const gilt = (i + (half > 0 ? 1 : 0)) % 3;
        leaves +=
          `<path class="laurel" style="--i:${i}" transform="translate(${round(x)} ${round(y)}) ` +
          `rotate(${round(along + 90 + half * 36)}) scale(${(1.05 - far * 0.42).toFixed(2)})" ` +
          `d="M0 0C8-6 9-20 0-31C-9-20-8-6 0 0Z" ` +
          `fill="${gilt ? "url(#leafgold)" : "var(--f-verdigris)"}" stroke="var(--ink)" stroke-width="1.1"/>`;
      }
      if (i % 4 === 2) {
        leaves +=
          `<circle class="laurel" style="--i:${i}" cx="${round(x * 0.86)}" cy="${round(y * 0.86)}" r="4" ` +
          `fill="var(--vermilion)" stroke="var(--ink)"/>`;
      }
    }
    stems += stem;
  }
  return (
    `<path class="laurel" style="--i:0" d="${stems}" fill="none" stroke="var(--ink)" stroke-width="2"/>` +
    leaves +
    '<path class="laurel" style="--i:0" d="M-16 86L-34 122L-20 118L-12 126L0 94L12 126L20 118L34 122L16 86Z" ' +
    'fill="var(--f-vermilion)" stroke="var(--ink)" stroke-width="1.6" stroke-linejoin="round"/>' +
    '<circle class="laurel" style="--i:0" cy="90" r="9" fill="url(#leafgold)" stroke="var(--ink)" stroke-width="1.6"/>'
  );
}
