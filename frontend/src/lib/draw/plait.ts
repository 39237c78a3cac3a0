import { round } from "./rng";

const NUMERALS = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII"];

/**
 * A track as a woven cord: what is past is gold, now is a gilt roundel with its numeral, what
 * comes is bare thread. `now` counts from 0; -1 is before the first.
 */
export function plait(steps: number, now: number, width: number, height: number): string {
  const pitch = width / steps;
  const middle = height / 2;
  const swing = height * 0.42;
  const arc = (index: number, side: number): string => {
    const from = round(index * pitch);
    const to = round((index + 1) * pitch);
    const bend = middle - side * swing;
    return `M${from} ${middle}C${round(from + pitch * 0.3)} ${round(bend)} ${round(to - pitch * 0.3)} ${round(bend)} ${to} ${middle}`;
  };
  let bare = "";
  let gold = "";
  let crossings = "";
  let beads = "";
  for (let i = 0; i < steps; i++) {
    const eye = arc(i, 1) + arc(i, -1);
    if (i < now) gold += eye;
    else bare += eye;
    const x = round((i + 0.5) * pitch);
    if (i < now) beads += circle(x, middle, height * 0.11, 'fill="var(--vermilion)"');
    else if (i === now) beads += roundel(x, middle, height, NUMERALS[i] ?? String(i + 1));
    else beads += circle(x, middle, height * 0.1, BARE);
  }
  for (let i = 1; i <= now; i++) {
    const x = i * pitch;
    const side = i % 2 ? 1 : -1;
    const reach = 0.22;
    crossings +=
      `M${round(x - pitch * 0.3 * reach)} ${round(middle - side * swing * reach)}` +
      `L${round(x + pitch * 0.3 * reach)} ${round(middle + side * swing * reach)}`;
  }
  const line = 'fill="none"';
  return (
    `<path d="${bare}" ${line} stroke="var(--ink-soft)" stroke-width="1.1" stroke-dasharray="1 3" stroke-linecap="round"/>` +
    `<path d="${gold}" ${line} stroke="var(--ink)" stroke-width="6.5"/>` +
    `<path d="${gold}" ${line} stroke="var(--leaf-3)" stroke-width="4"/>` +
    `<path d="${crossings}" ${line} stroke="var(--ink)" stroke-width="6.5"/>` +
    `<path d="${crossings}" ${line} stroke="var(--leaf-2)" stroke-width="4" stroke-linecap="round"/>` +
    beads
  );
}

const BARE = 'fill="var(--paper)" stroke="var(--ink-soft)" stroke-width="1.3"';

function circle(x: number, y: number, radius: number, look: string): string {
  return `<circle cx="${x}" cy="${y}" r="${round(radius)}" ${look}/>`;
}

/** The least height of letters in pixels: a numeral that would be smaller is left out. */
const LEAST = 11.5;

function roundel(x: number, middle: number, height: number, numeral: string): string {
  const size = round(height * 0.37);
  return (
    circle(x, middle, height * 0.43, 'fill="url(#leafgold)" stroke="var(--ink)" stroke-width="2"') +
    circle(
      x,
      middle,
      height * 0.34,
      'fill="none" stroke="var(--on-leaf)" stroke-opacity=".6" stroke-width="1"',
    ) +
    (size < LEAST
      ? ""
      : `<text x="${x}" y="${round(middle + height * 0.13)}" text-anchor="middle" ` +
        `font-family="Cinzel" font-weight="900" font-size="${size}" ` +
        `fill="var(--on-leaf)">${numeral}</text>`)
  );
}
