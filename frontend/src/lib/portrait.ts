import type { DiaperStyle } from "./draw/diaper";
import type { IconName } from "./icons/names";

/** How somebody or something that can be picked looks, as a card of 200 by 230 units. */
export interface Portrait {
  /** What the seed of the drawing is. */
  name: string;
  /** In the corner: a letter, or a sign. */
  corner: { letter: string } | { sign: IconName };
  /** A sign below the corner. */
  badge?: IconName;
  figure: IconName;
  /** What stands behind the figure. */
  behind?: IconName;
  field: string;
  ground: DiaperStyle;
  /** The picture stands in an arch, or in a round one. */
  arch: "pointed" | "round";
}

/** By the option of a game and its value. */
export type Portraits = Readonly<Record<string, Readonly<Record<string, Portrait>>>>;
