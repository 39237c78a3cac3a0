import type { Pen, Random } from "./pen";
import type { Place, Standing } from "./spec";

/** What a base is painted with. */
export interface Canvas {
  place: Place;
  horizon: number;
  /** A pen for what is near, and pens for what is far. */
  near: Pen;
  haze(share: number): Pen;
  /** A source of its own for each part, so that no part depends on another. */
  random(part: string): Random;
  /** The things of a list. */
  put(things: readonly Standing[] | undefined): string;
}
