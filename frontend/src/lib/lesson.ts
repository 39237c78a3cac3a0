import type { MoveInfo } from "./protocol";

/** What the lines of a lesson may say of a moment, by the names of their variables. */
export type Facts = Record<string, string | number>;

/** The client's part of a game for its lessons, fetched with the first of them. */
export interface Lessons {
  facts: (view: unknown, names: readonly string[], legal: readonly MoveInfo[]) => Facts;
  /** What a move of this moment would come to, in the number that the lessons compare. */
  worth: (view: unknown, move: string) => number | null;
}
