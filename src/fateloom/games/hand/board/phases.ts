/** The four phases of a wave and the rules they begin with (HND-WAVE-01). */
export const PHASES = [
  { id: "setup", rule: "HND-SETUP-02" },
  { id: "combat", rule: "HND-FIGHT-01" },
  { id: "boss", rule: "HND-BOSS-01" },
  { id: "merchant", rule: "HND-MERCH-01" },
] as const;
