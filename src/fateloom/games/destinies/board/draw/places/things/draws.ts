import type { Pen, Random } from "../pen";

/** Draws a thing whose foot stands at 0, 0; most are about 100 high. */
export type Draw = (pen: Pen, random: Random) => string;
export type Draws = Readonly<Record<string, Draw>>;
