/** How long this device sits at its tables while they are played: seen, not only open. */
import { keep, kept } from "$lib/kept";

export interface Sitting {
  minutes: number;
  /** How often somebody came back to it after a while. */
  sittings: number;
  /** When it was last counted, in milliseconds since 1970. */
  last: number;
}

/** The kind under which it is kept which day's run a table is. */
export const DAILY = "daily";
const KIND = "sat";
const BEAT_MS = 30_000;
const MINUTE_MS = 60_000;
/** After this long away it is another sitting. */
const AWAY_MS = 3 * 3_600_000;

/** What was counted at a table; null where this device has never sat while it was played. */
export function sittingAt(table: string): Sitting | null {
  const found = kept(KIND, table) as Partial<Sitting> | null | undefined;
  if (typeof found?.minutes !== "number" || typeof found.sittings !== "number") return null;
  return { minutes: found.minutes, sittings: found.sittings, last: found.last ?? 0 };
}

/** Counts the time at a table from now on; returns the end of it. */
export function sit(table: string): () => void {
  count(table);
  const beat = setInterval(() => count(table), BEAT_MS);
  return () => {
    clearInterval(beat);
    count(table);
  };
}

function count(table: string): void {
  if (document.visibilityState === "hidden") return;
  const now = Date.now();
  keep(KIND, table, later(sittingAt(table), now));
}

/** What is counted a moment later: at most the time between two beats, for the page may have slept. */
export function later(before: Sitting | null, now: number): Sitting {
  if (!before) return { minutes: 0, sittings: 1, last: now };
  const passed = now - before.last;
  if (passed < 0 || passed > AWAY_MS) {
    return { minutes: before.minutes, sittings: before.sittings + 1, last: now };
  }
  const counted = passed <= 2 * BEAT_MS ? passed / MINUTE_MS : 0;
  return { minutes: before.minutes + counted, sittings: before.sittings, last: now };
}
