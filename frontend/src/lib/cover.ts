import type { DiaperStyle } from "./draw/diaper";

/** The cover of a game: what it looks like, and what a stranger wants to know of the game. */
export interface Cover {
  game: string;
  /** Where it stands among the covers, the smallest first. */
  order: number;
  /** About how long a game takes, in minutes, as it is usually set up. */
  minutes?: number;
  /** How much there is to learn: 1 is easy, 3 is deep. */
  weight?: 1 | 2 | 3;
  cloth: string;
  ground: DiaperStyle;
  scene: string;
}

/** The arch that the scene stands in, in a cover of 300 by 408 units. */
export const ARCH = "M62 288V120C62 72 100 44 150 40C200 44 238 72 238 120V288Z";
