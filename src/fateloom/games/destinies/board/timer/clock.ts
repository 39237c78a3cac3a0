/** The duration of each turn in milliseconds, by day and seat. */
export type Times = Readonly<Record<string, number>>;

/** After a longer pause between two ticks, the device was asleep: this time does not count. */
const AWAKE_MS = 90_000;
const MINUTE_MS = 60_000;

const turn = (day: number, seat: number): string => `${day} ${seat}`;

/** Adds elapsed time to a turn. */
export function spend(times: Times, day: number, seat: number, ms: number): Times {
  if (ms <= 0 || ms > AWAKE_MS) return times;
  return { ...times, [turn(day, seat)]: turnTime(times, day, seat) + ms };
}

export function turnTime(times: Times, day: number, seat: number): number {
  return times[turn(day, seat)] ?? 0;
}

/** The time that a player has used in the whole game. */
export function playerTime(times: Times, seat: number): number {
  return sum(times, (_, other) => other === seat);
}

export function dayTime(times: Times, day: number): number {
  return sum(times, (other) => other === day);
}

/** The remaining time of a turn limited to `minutes`; 0 when it is over. */
export function timeLeft(minutes: number, spent: number): number {
  return Math.max(0, minutes * MINUTE_MS - spent);
}

/** A time as 2:05 or 1:02:05. Remaining time is rounded up, so that 0:00 is the end. */
export function clockWords(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const shown = parts[0] ? parts : parts.slice(1);
  return shown.map((part, i) => (i ? String(part).padStart(2, "0") : String(part))).join(":");
}

/** The stored times, without malformed entries. */
export function read(value: unknown): Times {
  if (typeof value !== "object" || value === null) return {};
  const entries = Object.entries(value as Record<string, unknown>);
  return Object.fromEntries(
    entries.filter((each): each is [string, number] => typeof each[1] === "number" && each[1] > 0),
  );
}

function sum(times: Times, counts: (day: number, seat: number) => boolean): number {
  return Object.entries(times).reduce((total, [key, ms]) => {
    const [day = 0, seat = 0] = key.split(" ").map(Number);
    return counts(day, seat) ? total + ms : total;
  }, 0);
}
