import type { Weights } from "$lib/weights";

/** What matters in the log, by the codes of the events. */
export const weights: Weights = {
  strong: ["hurt", "defeated", "faces", "boss-falls", "boss-stands", "penalty", "buys", "over"],
  quiet: [
    "appears",
    "peeks",
    "resolves",
    "flips-unseen",
    "sinks",
    "slots",
    "exhausts",
    "discards",
    "adds",
    "power",
    "leaves",
  ],
  answers: ["places", "strikes", "uses", "takes", "strikes-boss", "critical", "buys", "leaves"],
  heads: ["wave"],
};
