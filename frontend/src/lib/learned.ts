/** The lessons that were played to their end on this device, and which one comes next. */
import { keep, kept } from "./kept";
import type { LessonInfo } from "./protocol";

const LEARNED = "learned";

/** The next lesson of a game. */
export interface Next extends LessonInfo {
  /** Another one came before it. */
  later: boolean;
}

/** Notes that a lesson came to its end. */
export function noteLearned(game: string, lesson: string): void {
  if (!learned(game).includes(lesson)) keep(LEARNED, game, [...learned(game), lesson]);
}

/** The first of the lessons that was not played to its end; null where all were, or none is. */
export function nextOf(game: string, lessons: readonly LessonInfo[]): Next | null {
  const known = learned(game);
  const place = lessons.findIndex(({ name }) => !known.includes(name));
  const next = lessons[place];
  return next ? { ...next, later: place > 0 } : null;
}

/** The next lesson of a game, or again its first one; null where there is none. */
export function offered(game: string, lessons: readonly LessonInfo[]): Next | null {
  const [first] = lessons;
  return nextOf(game, lessons) ?? (first ? { ...first, later: false } : null);
}

function learned(game: string): readonly string[] {
  const found = kept(LEARNED, game);
  return Array.isArray(found) ? found : [];
}
