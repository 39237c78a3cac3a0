/** The strength cards of each difficulty (HND-DIFF-01 to 05), where it is picked. */
import type { Tallies } from "$lib/tally";

const cards = (count: number) => ({ of: "card", count }) as const;

export const tallies: Tallies = {
  difficulty: {
    casual: cards(4),
    easy: cards(4),
    normal: cards(3),
    heroic: cards(3),
    legendary: cards(2),
  },
};
