/**
 * How long this device's user takes for an answer, game by game. An answer that is given
 * automatically comes after such a time, so that nobody can tell it from a considered one.
 * The times never leave the device.
 */

const KEY = "fateloom.pace";
const MOST = 21;
/** Longer times were not spent on the answer. In milliseconds. */
const USUAL = { least: 500, most: 12_000 };
/** Where there are still too few times. */
const FIRST: readonly number[] = [900, 1300, 1700, 2200, 3000];
/** A time that came up exactly would come up again: by so much it is shorter or longer. */
const JITTER = 0.2;

/** Remembers a time that the user took. */
export function notePace(game: string, ms: number): void {
  if (ms < USUAL.least || ms > USUAL.most) return;
  const all = read();
  all[game] = [...timesOf(all, game), Math.round(ms)].slice(-MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    // Storage may be blocked: then the first times stay.
  }
}

/**
 * A time that the user might take now. One of the last ones, and not their mean: an answer that
 * always comes after the same time would show what it is.
 */
export function drawPace(game: string, chance: () => number = Math.random): number {
  const own = timesOf(read(), game);
  const times = own.length < FIRST.length ? [...own, ...FIRST] : own;
  const time = times[Math.floor(chance() * times.length)] ?? USUAL.least;
  return Math.max(time * (1 + JITTER * (2 * chance() - 1)), USUAL.least);
}

function timesOf(all: Record<string, unknown>, game: string): number[] {
  const times = all[game];
  return Array.isArray(times) ? times.filter((time) => typeof time === "number") : [];
}

function read(): Record<string, unknown> {
  try {
    const all = JSON.parse(localStorage.getItem(KEY) ?? "{}") as unknown;
    return all !== null && typeof all === "object" ? (all as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
