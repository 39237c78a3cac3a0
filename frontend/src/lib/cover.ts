import type { DiaperStyle } from "./draw/diaper";

/** The cover of a game: the colour of its cloth, the ground of its arch, and the scene in it. */
export interface Cover {
  game: string;
  /** Where it stands among the covers, the smallest first. */
  order: number;
  cloth: string;
  ground: DiaperStyle;
  scene: string;
}

/** The arch that the scene stands in, in a cover of 300 by 408 units. */
export const ARCH = "M62 288V120C62 72 100 44 150 40C200 44 238 72 238 120V288Z";
