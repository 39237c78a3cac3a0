import { round } from "$lib/draw/rng";
import type { IconName } from "./names";
import { body } from "./shelf.svelte";

/** An icon as a nested `<svg>`, in the colour around it. */
export function icon(name: IconName, x: number, y: number, size: number): string {
  return (
    `<svg x="${round(x)}" y="${round(y)}" width="${round(size)}" height="${round(size)}" ` +
    `viewBox="0 0 512 512" overflow="visible">${body(name)}</svg>`
  );
}

/** An icon as a painted figure: a body of flat paint inside an ink contour. */
export function figure(
  name: IconName,
  x: number,
  y: number,
  size: number,
  fill = "var(--figure)",
): string {
  return (
    `<g stroke="var(--figure-ink)" stroke-width="${round((26 * 110) / size)}" ` +
    `stroke-linejoin="round" paint-order="stroke" style="color:${fill}">` +
    `${icon(name, x, y, size)}</g>`
  );
}
