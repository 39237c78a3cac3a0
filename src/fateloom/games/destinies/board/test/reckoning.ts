import { SPACES } from "../skills";
import type { Throw } from "./sheet";

/** How a marker counts: before the roll it only stands there. */
export type Mark = "stands" | "hit" | "miss";

/** A space of the track at the roll. */
export interface Counted {
  space: number;
  /** How many markers stand on it, and how they count; null without a marker. */
  markers: number;
  mark: Mark | null;
  /** The total covers it. */
  reached: boolean;
  /** When it is stamped: its position among the spaces with markers. */
  turn: number;
}

/** The count of a roll: what is drawn and what is said both come from it. */
export interface Reckoning {
  spaces: readonly Counted[];
  /** The markers at or below the total, and those above it. */
  hits: readonly number[];
  misses: readonly number[];
  /** Null before the roll. */
  total: number | null;
}

/** The count of a roll, or the track as it will be counted. */
export function reckon({ track, total }: Pick<Throw, "track" | "total">): Reckoning {
  const standing = [...new Set(track)].toSorted((a, b) => a - b);
  const spaces = Array.from({ length: SPACES }, (_, i): Counted => {
    const space = i + 1;
    const markers = track.filter((each) => each === space).length;
    const reached = total !== null && space <= total;
    const mark = !markers ? null : total === null ? "stands" : reached ? "hit" : "miss";
    return { space, markers, mark, reached, turn: standing.indexOf(space) };
  });
  const marked = (mark: Mark): number[] =>
    spaces.flatMap((each) =>
      each.mark === mark ? Array.from({ length: each.markers }, () => each.space) : [],
    );
  return { spaces, hits: marked("hit"), misses: marked("miss"), total };
}
