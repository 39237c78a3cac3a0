import type { Weights } from "$lib/weights";

/** What matters in the log, by the codes of the events. */
export const weights: Weights = {
  strong: ["deals-anew", "steals", "swaps", "assassinates", "looks", "wins", "ties", "over"],
  quiet: ["deals", "done", "draws", "drawn", "shuffles", "treasures"],
  empty: { changes: 1 },
  answers: [
    "identity",
    "done",
    "changes",
    "aid",
    "uses",
    "discards",
    "steals",
    "swaps",
    "assassinates",
    "looks",
    "declares",
    "base",
    "attach",
  ],
};
