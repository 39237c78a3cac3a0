/** The steps of a turn and the rules they begin with (DST-TURN-03). */
export const STEPS = [
  { id: "start", rule: "DST-TURN-04" },
  { id: "move", rule: "DST-MOV-01" },
  { id: "visit", rule: "DST-POI-01" },
] as const;

/** Which of the steps a phase belongs to; the number of steps when the story has ended. */
export function stepOf(phase: string): number {
  const within = { trade: "visit", finale: "visit" }[phase] ?? phase;
  const found = STEPS.findIndex(({ id }) => id === within);
  return found < 0 ? STEPS.length : found;
}
