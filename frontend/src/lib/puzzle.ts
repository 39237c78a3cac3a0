/** Which puzzle of the day a table has, by the name of its lesson. */

/** A puzzle of a game: that of a grade and a day, such as 2026-12-24. */
export interface Puzzle {
  grade: string;
  day: string;
}

const NAME = /^puzzle-(\w+)-(.+)$/;

/** The puzzle that is played at a table, by the name of its lesson; null for another lesson. */
export function puzzleOf(lesson: string | null): Puzzle | null {
  const [, grade, day] = NAME.exec(lesson ?? "") ?? [];
  return grade && day ? { grade, day } : null;
}
