/** The steps of a turn and the rules they begin with (RLM-TURN-02). */
export const STEPS = [
  { id: "start", rule: "RLM-TURN-03" },
  { id: "auction", rule: "RLM-TURN-06" },
  { id: "effects", rule: "RLM-TURN-08" },
  { id: "end", rule: "RLM-TURN-12" },
] as const;
