import { rng } from "$lib/draw/rng";
import { at, SIZE } from "./ink";

/** The initial of a page, painted on a field of vine. */
export function drawVersal(letter: string): string {
  const r = rng(`versal${letter}`).next;
  const waves = r() < 0.5;
  let vine = "";
  let buds = "";
  for (let i = 0; i < 5; i++) {
    const x = 12 + i * 15;
    vine += waves ? `M${x} 8q8 8 0 16t0 16t0 16t0 16` : `M8 ${x}q8 8 16 0t16 0t16 0t16 0`;
    const [bx, by] = [x + 4, 16 + (i % 2) * 16];
    buds += waves
      ? `M${bx} ${by}h.01M${x - 4} ${by + 32}h.01`
      : `M${by} ${bx}h.01M${by + 32} ${x - 4}h.01`;
  }
  return (
    '<path class="gold" d="M1.5 1.5H82.5V82.5H1.5Z"/><path class="field" d="M6 6H78V78H6Z"/>' +
    `<path class="vine" d="${vine}"/><path class="buds" d="${buds}"/>` +
    `<text x="42" y="67" text-anchor="middle">${letter}</text>`
  );
}

/** A compass rose in a square of the tile's size, with its winds running off over the sheet. */
export function drawRose(): string {
  let points = "";
  for (let i = 0; i < 8; i++) {
    const length = i % 2 ? 32 : 58;
    points +=
      `<g transform="rotate(${i * 45})"><path class="full" d="M0 ${-length}L8 -12L0 0Z"/>` +
      `<path class="half" d="M0 ${-length}L-8 -12L0 0Z"/></g>`;
  }
  let winds = "";
  for (let i = 0; i < 32; i++) {
    const angle = (i * Math.PI) / 16;
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    winds += `M${at(x * 74, y * 74)}L${at(x * SIZE * 9, y * SIZE * 9)}`;
  }
  return (
    `<path class="winds" d="${winds}"/><circle class="ring" r="66"/><circle class="band" r="62"/>` +
    `<circle class="dash" r="38"/>${points}<circle class="hub" r="7"/>`
  );
}
