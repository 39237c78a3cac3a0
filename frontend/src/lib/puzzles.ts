/** The puzzles of the day: their words, their names, and the days on which this device has solved some. */
import { keep, kept } from "./kept";
import { wordsLater } from "./later";

const TEXTS = import.meta.glob<string>("../../../src/fateloom/locale/*/puzzle.ftl", {
  query: "?raw",
  import: "default",
});

/** Fetches their words, once. */
export const bringWords = wordsLater(TEXTS, (tag) => [
  `../../../src/fateloom/locale/${tag}/puzzle.ftl`,
]);

/** A puzzle of a game: that of a grade and a day, such as 2026-12-24. */
export interface Puzzle {
  grade: string;
  day: string;
}

/** What has been solved, by day: grades. */
type Solved = Readonly<Record<string, readonly string[]>>;

const KEPT = "puzzles";
/** The days that are kept: streaks may be as long. */
const DAYS = 1000;
const DAY_MS = 86_400_000;
const NAME = /^puzzle-(\w+)-(.+)$/;

/** The puzzle that is played at a table, by the name of its lesson; null for another lesson. */
export function puzzleOf(lesson: string | null): Puzzle | null {
  const [, grade, day] = NAME.exec(lesson ?? "") ?? [];
  return grade && day ? { grade, day } : null;
}

/** What it is called where lessons have their names. */
export function nameOf({ grade, day }: Puzzle): string {
  return `puzzle-${grade}-${day}`;
}

/** The day, which is the same everywhere. */
export function dayOf(now: number): string {
  return new Date(now).toISOString().slice(0, 10);
}

/** The grades that this device has solved on their day. */
export function solvedOn(game: string, day: string): readonly string[] {
  return all(game)[day] ?? [];
}

/** Notes a puzzle as solved. One that is solved after its day does not count. */
export function noteSolved(game: string, { grade, day }: Puzzle, now: number): void {
  const solved = all(game);
  const before = solved[day] ?? [];
  if (day !== dayOf(now) || before.includes(grade)) return;
  const days = Object.entries({ ...solved, [day]: [...before, grade] });
  const latest = days.sort(([one], [other]) => (one < other ? 1 : -1)).slice(0, DAYS);
  keep(KEPT, game, Object.fromEntries(latest));
}

/** On how many days in a row some were solved, up to today or yesterday. */
export function streak(game: string, now: number): number {
  const solved = all(game);
  let at = solved[dayOf(now)] ? now : now - DAY_MS;
  let days = 0;
  for (; solved[dayOf(at)]; at -= DAY_MS) days += 1;
  return days;
}

function all(game: string): Solved {
  return (kept(KEPT, game) as Solved | undefined) ?? {};
}
