/** How a game ended. The view of every game has it: fateloom.core.game.Outcome. */
export interface Outcome {
  reason: string;
  winners: readonly number[];
  /** The seats by places, the best first. */
  ranking: readonly (readonly number[])[];
}

/** The outcome in a view; null while the game goes on, or where it was called off. */
export function outcomeOf(view: unknown): Outcome | null {
  return (view as { outcome?: Outcome | null } | null)?.outcome ?? null;
}
