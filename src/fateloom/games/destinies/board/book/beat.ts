import type { Passage } from "../story";

/** What a player did: everything after it, up to the next of these, is one beat of the story. */
const DONE: ReadonlySet<string> = new Set([
  "opens",
  "visits",
  "takes",
  "asks",
  "scans",
  "travels",
  "enters",
  "walks",
  "explores",
  "finale",
]);

/**
 * The newest part of a visit that has a text: what somebody did, and what came of it. It takes the
 * place of the one before.
 */
export function beatOf(visit: readonly Passage[]): readonly Passage[] {
  const read = visit.findLastIndex(({ pages }) => pages.length > 0);
  const start = visit.findLastIndex(({ code }, i) => i <= read && DONE.has(code));
  return visit.slice(Math.max(0, start));
}
