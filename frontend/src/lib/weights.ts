import type { Sayable } from "./words";

/** How much an event matters in the log: quiet ones are folded. */
export type Weight = "strong" | "ordinary" | "quiet";

/** What the log has to know of the events of a game, by their codes. What is in no list is ordinary. */
export interface Weights {
  strong: readonly string[];
  quiet: readonly string[];
  /** Quiet while this argument is empty: a choice that changes nothing. */
  empty?: Readonly<Record<string, number>>;
  /** What a seat chose, and not what followed from it. */
  answers: readonly string[];
  /** Headings besides those of every game. */
  heads?: readonly string[];
}

const HEADS = ["round", "phase", "day"];
const tables = new Map<string, Weights>();

/** Puts the table of a game where the log looks: each board brings its own. */
export function addWeights(game: string, weights: Weights): void {
  tables.set(game, weights);
}

/** How much an event matters; in a game without a table each as much as the other. */
export function weightOf(game: string, { code, args }: Sayable): Weight {
  const table = tables.get(game);
  if (!table) return "ordinary";
  if (table.strong.includes(code)) return "strong";
  const place = table.empty?.[code];
  const empty = place !== undefined && (args[place] as readonly unknown[]).length === 0;
  return empty || table.quiet.includes(code) ? "quiet" : "ordinary";
}

/** Whether a seat chose this; in a game without a table whatever a seat does. */
export function isAnswer(game: string, code: string, seat: number | null): boolean {
  return tables.get(game)?.answers.includes(code) ?? seat !== null;
}

/** Whether what follows stands under this event. */
export function isHead(game: string, code: string): boolean {
  return HEADS.includes(code) || (tables.get(game)?.heads?.includes(code) ?? false);
}
