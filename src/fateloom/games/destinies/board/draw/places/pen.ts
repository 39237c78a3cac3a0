import { round } from "$lib/draw/rng";
import { blend, INK } from "../people/pigments";
import { COLOURS, type Colour } from "./colours";

/** A colour of the paint box, or one of a thing's own. */
export type Tone = Colour | `#${string}`;
/** The next number of a seeded source. */
export type Random = () => number;

/** What puts paths on a picture. Colours take the tint of the hour; far away, that of the haze. */
export interface Pen {
  colour(tone: Tone): string;
  /** An inked outline, filled with a colour. */
  shape(d: string, tone?: Tone, width?: number): string;
  /** A line without a filling. */
  line(d: string, width?: number, opacity?: number, tone?: Tone): string;
  /** A shadow. */
  shade(d: string, opacity?: number): string;
  oval(x: number, y: number, rx: number, ry: number, tone: Tone, width?: number): string;
  /** The sky at the horizon. */
  horizon: string;
}

/** How an hour colours everything, and how strongly. */
export type Tint = readonly [string, number];

/** A pen for an hour; "haze" is how far away things are, 0 to 1. */
export function pen(tint: Tint, horizon: string, haze = 0): Pen {
  const far = (colour: string, share: number): string =>
    haze ? blend(colour, horizon, share) : colour;
  const ink = far(INK, Math.min(0.75, haze * 1.1));
  const colour: Pen["colour"] = (tone) => {
    const plain = tone in COLOURS ? COLOURS[tone as Colour] : tone;
    return far(tint[1] ? blend(plain, tint[0], tint[1]) : plain, haze);
  };
  const ends = 'stroke-linejoin="round" stroke-linecap="round"';
  return {
    colour,
    horizon,
    shape: (d, tone, width = 1.8) =>
      `<path d="${d}" fill="${tone ? colour(tone) : "none"}" stroke="${ink}" stroke-width="${width}" ${ends}/>`,
    line: (d, width = 1, opacity = 1, tone) =>
      `<path d="${d}" fill="none" stroke="${tone ? colour(tone) : ink}" stroke-width="${width}" ${ends}${opacity < 1 ? ` opacity="${opacity}"` : ""}/>`,
    shade: (d, opacity = 0.14) => `<path d="${d}" fill="${INK}" opacity="${opacity}"/>`,
    oval: (x, y, rx, ry, tone, width = 1.8) =>
      `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${colour(tone)}" stroke="${ink}" stroke-width="${width}"/>`,
  };
}

/** The parts of something that is there "count" times. */
export function times(count: number, part: (i: number) => string): string {
  return Array.from({ length: count }, (_, i) => part(i)).join("");
}

/** What gives light of its own, and so has the same colour at every hour. */
export function lit(d: string, colour: string, width = 1.4): string {
  return `<path d="${d}" fill="${colour}" stroke="${INK}" stroke-width="${width}" stroke-linejoin="round"/>`;
}

/** Three rings of light. */
export function glow(x: number, y: number, r: number, colour = "#F6C667"): string {
  const ring = (share: number, opacity: number): string =>
    `<circle cx="${x}" cy="${y}" r="${round(r * share)}" fill="${colour}" opacity="${opacity}"/>`;
  return ring(1, 0.16) + ring(0.66, 0.2) + ring(0.38, 0.28);
}

export function flame(x: number, y: number, size: number): string {
  return (
    `<g transform="translate(${x} ${y}) scale(${size})">` +
    lit(
      "M0 0C-22 -6 -20 -26 -10 -38C-8 -28 -4 -28 -2 -34C-2 -46 2 -52 4 -60C8 -46 22 -34 20 -16C18 -4 10 0 0 0Z",
      "#D0602E",
      1.6,
    ) +
    '<path d="M1 -2C-12 -6 -10 -18 -4 -24C-3 -18 0 -18 2 -26C6 -32 5 -36 6 -40C10 -30 14 -20 11 -10C8 -4 5 -2 1 -2Z" fill="#F2C35E"/></g>'
  );
}

export function smoke(x: number, y: number, size: number, colour = "#C9CCC9"): string {
  const puffs = times(5, (i) => {
    const [cx, cy] = [x + Math.sin(i * 1.4) * 9 * size + i * 7 * size, y - i * 19 * size];
    return `<circle cx="${round(cx)}" cy="${round(cy)}" r="${round((8 + i * 6) * size)}" fill="${colour}" opacity="${Math.round((0.5 - i * 0.08) * 100) / 100}"/>`;
  });
  const k = (value: number): number => round(value * size);
  return (
    puffs +
    `<path d="M${x} ${y}q${k(-8)} ${k(-16)} ${k(2)} ${k(-30)}t${k(8)} ${k(-34)}" fill="none" stroke="${INK}" stroke-linecap="round" opacity=".3"/>`
  );
}

/** A window with a pointed head; "y" is its sill. */
export function pane(x: number, y: number, w: number, h: number, alight = false): string {
  return `<path d="M${x} ${y}v${round(-h * 0.6)}q0 ${round(-h * 0.4)} ${w / 2} ${round(-h * 0.4)}t${w / 2} ${round(h * 0.4)}v${round(h * 0.6)}Z" fill="${alight ? "#F6CE73" : "#3A2A1B"}" stroke="${INK}" stroke-width="1.3"/>`;
}

/** Joints of masonry within a rectangle whose foot is at "y". */
export function stonework(
  line: Pen["line"],
  random: Random,
  [x, y, w, h]: readonly [number, number, number, number],
  dense = 0.5,
): string {
  let d = "";
  for (let row = y - 9; row > y - h; row -= 11) {
    for (let at = x + random() * 14; at < x + w - 10; at += 15 + random() * 16) {
      if (random() < dense)
        d += `M${round(at)} ${round(row)}h${round(8 + random() * 6)}${random() < 0.5 ? "v5" : ""}`;
    }
  }
  return line(d, 0.9, 0.5);
}
