import { arms } from "$lib/heraldry";
import { figure } from "$lib/icons/svg";
import { round } from "./rng";

const OUTLINE = "M3 4H61V34C61 54 46 66 32 72C18 66 3 54 3 34Z";

/** The shield of a seat in a box of 64 by 76. */
export function shield(seat: number): string {
  const { charge, division, pigment } = arms(seat);
  return (
    `<path d="${OUTLINE}" fill="var(--f-${pigment})"/>` +
    `<path d="${division}" fill="var(--figure)" fill-opacity="0.2"/>` +
    `<path d="${OUTLINE}" fill="none" stroke="var(--ink)" stroke-width="3"/>` +
    '<path d="M7.5 8.5H56.5V34C56.5 51 44 62 32 67C20 62 7.5 51 7.5 34Z" fill="none" ' +
    'stroke="var(--leaf-2)" stroke-width="1.6"/>' +
    figure(charge, 12, 13, 40)
  );
}

/** The shield of a seat as part of a larger drawing. */
export function shieldAt(seat: number, x: number, y: number, width: number): string {
  return (
    `<svg x="${round(x)}" y="${round(y)}" width="${round(width)}" ` +
    `height="${round((width * 76) / 64)}" viewBox="0 0 64 76">${shield(seat)}</svg>`
  );
}
