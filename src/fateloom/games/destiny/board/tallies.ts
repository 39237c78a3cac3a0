/** The treasure points that are played to, where they are picked. */
import type { Tallies } from "$lib/tally";

const coins = (count: number) => ({ of: "coin", count }) as const;

export const tallies: Tallies = { goal: { 3: coins(3), 4: coins(4), 5: coins(5) } };
