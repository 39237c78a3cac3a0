import { round } from "$lib/draw/rng";
import { INK } from "./pigments";

/** Three ways to put a path on a picture. Widths are in the units of the picture. */
export interface Brush {
  /** An inked outline, filled with a colour. */
  shape(d: string, colour?: string, width?: number): string;
  /** A line without a filling. */
  line(d: string, width?: number, opacity?: number, colour?: string): string;
  /** A colour without an outline. */
  fill(d: string, colour: string, opacity?: number): string;
}

const seen = (opacity: number): string => (opacity < 1 ? ` opacity="${opacity}"` : "");

/** A brush whose lines are "weight" times as wide, for what is drawn small afterwards. */
export function brush(weight = 1): Brush {
  const pen = (colour: string, width: number): string =>
    `stroke="${colour}" stroke-width="${round(width * weight)}" stroke-linejoin="round" stroke-linecap="round"`;
  return {
    shape: (d, colour = "none", width = 2) =>
      `<path d="${d}" fill="${colour}" ${pen(INK, width)}/>`,
    line: (d, width = 1, opacity = 1, colour = INK) =>
      `<path d="${d}" fill="none" ${pen(colour, width)}${seen(opacity)}/>`,
    fill: (d, colour, opacity = 1) => `<path d="${d}" fill="${colour}"${seen(opacity)}/>`,
  };
}
