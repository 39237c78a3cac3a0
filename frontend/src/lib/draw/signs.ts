/** Small signs that drawings of several games have: shields, numbers, plain cards. */
import { arms, playerClass } from "$lib/heraldry";
import { figure } from "$lib/icons/svg";
import { round } from "./rng";

const OUTLINE = "M3 4H61V34C61 54 46 66 32 72C18 66 3 54 3 34Z";

/** The shield of a seat, `width` wide. */
export function shield(seat: number, x: number, y: number, width: number): string {
  return (
    `<g class="${playerClass(seat)}" transform="translate(${round(x)} ${round(y)}) scale(${(width / 64).toFixed(3)})">` +
    `<path d="${OUTLINE}" fill="var(--pf)"/>` +
    `<path d="${arms(seat).division}" fill="var(--figure)" fill-opacity=".2"/>` +
    `<path d="${OUTLINE}" fill="none" stroke="var(--ink)" stroke-width="4"/>` +
    `${figure(arms(seat).charge, 12, 13, 40)}</g>`
  );
}

/** A number or a word in the letters of a title. */
export function numeral(
  text: string | number,
  x: number,
  y: number,
  size: number,
  look = "",
): string {
  return (
    `<text x="${round(x)}" y="${round(y)}" font-family="Cinzel" font-weight="900" ` +
    `font-size="${size}" fill="var(--ink)" ${look}>${text}</text>`
  );
}

/** A card of plain colour. */
export function card(x: number, y: number, width: number, fill: string): string {
  const height = width * 1.4;
  return (
    `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" rx="2" ` +
    `fill="var(--stock)" stroke="var(--ink)" stroke-width="1.3"/>` +
    `<rect x="${round(x + 2.5)}" y="${round(y + 2.5)}" width="${round(width - 5)}" ` +
    `height="${round(height - 5)}" fill="${fill}"/>`
  );
}
