import type { GameInfo } from "$lib/protocol";

/** A seat of a table that is being set up. */
export interface Sitter {
  /** Identifies the row when another one is removed. */
  key: number;
  name: string;
  /** PERSON, FRIEND, or the kind of a bot. */
  kind: string;
}

export const PERSON = "person";
/** A player who joins with a link, from another device. */
export const FRIEND = "friend";
const STORE = "fateloom.seats";
/** The player of solo games is stored separately, so that a run does not replace all seats. */
const ALONE = "fateloom.seat";
/** The name of this device's player at the tables of others. */
const OWN = "fateloom.name";
const NAMES = ["Ysolde", "Hedda", "Corvin", "Brida", "Marsil", "Anselm"];
const LONGEST = 24;
/** What bots that were offered in earlier versions are called now. */
const RENAMED: Readonly<Record<string, string>> = { random: "careless" };

let keys = 0;

/**
 * The initial seats: those of the last table if they fit the game, otherwise one person, with bots
 * where nobody can play alone. Bots do not follow to a game for one.
 */
export function begin(game: Pick<GameInfo, "seat_counts" | "bots">): Sitter[] {
  const alone = Math.max(...game.seat_counts) === 1;
  const people = alone ? [PERSON] : [PERSON, FRIEND];
  const fits = (kind: string): boolean => people.includes(kind) || game.bots.includes(kind);
  const fitting = (store: string): Sitter[] => kept(store).filter(({ kind }) => fits(kind));
  const table = fitting(STORE);
  const company = table.slice(1).some(({ kind }) => people.includes(kind));
  const single = game.seat_counts.includes(1) && (alone || !company);
  const last = single ? [...fitting(ALONE), ...table].slice(0, 1) : table;
  if (game.seat_counts.includes(last.length)) return last;
  const most = game.seat_counts.find((each) => each >= 3) ?? game.seat_counts[0] ?? 1;
  const count = single ? 1 : most;
  const bot = game.bots.includes("greedy") ? "greedy" : (game.bots[0] ?? PERSON);
  const sitters: Sitter[] = [];
  for (let seat = 0; seat < count; seat++) {
    sitters.push({ ...nextSeat(sitters), kind: seat === 0 ? PERSON : bot });
  }
  return sitters;
}

/** Another seat, with an unused name and the kind of the last seat. */
export function nextSeat(sitters: readonly Sitter[]): Sitter {
  const taken = new Set(sitters.map((sitter) => sitter.name));
  const name = NAMES.find((each) => !taken.has(each)) ?? "";
  return { key: keys++, name, kind: sitters.at(-1)?.kind ?? PERSON };
}

/** The message id of the error in a name, or null. */
export function fault(name: string): string | null {
  const length = [...name.trim()].length;
  if (length === 0) return "page-name-missing";
  return length > LONGEST ? "page-name-long" : null;
}

/** Remembers the seats for the next table on this device. */
export function keep(sitters: readonly Sitter[]): void {
  try {
    const store = sitters.length === 1 ? ALONE : STORE;
    localStorage.setItem(store, JSON.stringify(sitters.map(({ name, kind }) => ({ name, kind }))));
  } catch {
    // Storage may be blocked or full: then names have to be typed again.
  }
}

/** The name with which this device's player last joined with a link, or "". */
export function lastName(): string {
  try {
    return localStorage.getItem(OWN) ?? "";
  } catch {
    return "";
  }
}

export function keepName(name: string): void {
  try {
    localStorage.setItem(OWN, name);
  } catch {
    // The name has to be typed again.
  }
}

function kept(store: string): Sitter[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(store) ?? "[]");
    if (!Array.isArray(found)) return [];
    return found.flatMap((each: { name?: unknown; kind?: unknown } | null) =>
      typeof each?.name === "string" && typeof each.kind === "string"
        ? [{ key: keys++, name: each.name, kind: RENAMED[each.kind] ?? each.kind }]
        : [],
    );
  } catch {
    return [];
  }
}
