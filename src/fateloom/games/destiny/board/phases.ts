/** The eleven phases of a round, in their order (DTY-SEQ-01). */
export const PHASES = [
  "first-aid",
  "treasure",
  "draw",
  "hit",
  "second-aid",
  "action",
  "base",
  "bonus",
  "multiplier",
  "total",
  "destiny",
] as const;
