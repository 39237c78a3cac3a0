import type { Sayable } from "./words";

/** How much an event matters in the log: quiet ones are folded. */
export type Weight = "strong" | "ordinary" | "quiet";

/** How the log treats the events of a game, by their codes. Events in no list are ordinary. */
export interface Weights {
  strong: readonly string[];
  quiet: readonly string[];
  /** Quiet while this argument is empty: a choice that changes nothing. */
  empty?: Readonly<Record<string, number>>;
  /** Choices of a seat, not their consequences. */
  answers: readonly string[];
  /** Headings, in addition to those of every game. */
  heads?: readonly string[];
}

const HEADS = ["round", "phase", "day"];
const tables = new Map<string, Weights>();

/** Registers the weights of a game; its board provides them. */
export function addWeights(game: string, weights: Weights): void {
  tables.set(game, weights);
}

/** How much an event matters; without registered weights, all matter equally. */
export function weightOf(game: string, { code, args }: Sayable): Weight {
  const table = tables.get(game);
  if (!table) return "ordinary";
  if (table.strong.includes(code)) return "strong";
  const place = table.empty?.[code];
  const empty = place !== undefined && (args[place] as readonly unknown[]).length === 0;
  return empty || table.quiet.includes(code) ? "quiet" : "ordinary";
}

/** Whether a seat chose this; without registered weights, everything a seat does counts. */
export function isAnswer(game: string, code: string, seat: number | null): boolean {
  return tables.get(game)?.answers.includes(code) ?? seat !== null;
}

/** Whether later events are listed under this one. */
export function isHead(game: string, code: string): boolean {
  return HEADS.includes(code) || (tables.get(game)?.heads?.includes(code) ?? false);
}
