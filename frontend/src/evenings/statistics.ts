/** What the evenings of this device add up to. All lists of evenings go from the first to the last. */
import { textIn, type Evening } from "$lib/evening";

/** How often something was won, of how often it was played. */
export interface Score {
  won: number;
  of: number;
}

export function scoreOf(evenings: readonly Evening[]): Score {
  return { won: evenings.filter(({ won }) => won).length, of: evenings.length };
}

/** The other people at the table, by name. */
export function peopleOf({ players }: Evening): string[] {
  const others = players.filter(({ bot, mine }) => bot === null && !mine);
  return [...new Set(others.map(({ name }) => name))];
}

/** With whom most evenings were spent. */
export function partners(evenings: readonly Evening[]): (Score & { name: string })[] {
  const all = new Map<string, Evening[]>();
  for (const evening of evenings) {
    for (const name of peopleOf(evening)) all.set(name, [...(all.get(name) ?? []), evening]);
  }
  return [...all]
    .map(([name, some]) => ({ name, ...scoreOf(some) }))
    .sort((a, b) => b.of - a.of || b.won - a.won || a.name.localeCompare(b.name));
}

/** The current and the longest row of wins. A draw neither adds to it nor ends it. */
export function streaks(evenings: readonly Evening[]): { now: number; longest: number } {
  let now = 0;
  let longest = 0;
  for (const { won, drawn } of evenings) {
    if (!drawn) now = won ? now + 1 : 0;
    longest = Math.max(longest, now);
  }
  return { now, longest };
}

/** Scores by a fact of a game, or by two. */
export function byFacts(
  evenings: readonly Evening[],
  game: string,
  ...names: readonly string[]
): ReadonlyMap<string, Score> {
  const found = new Map<string, Score>();
  for (const { game: played, won, facts } of evenings) {
    const key = names.map((name) => textIn(facts, name));
    if (played !== game || key.includes("")) continue;
    const before = found.get(key.join(" ")) ?? { won: 0, of: 0 };
    found.set(key.join(" "), { won: before.won + Number(won), of: before.of + 1 });
  }
  return found;
}

/** The evening on which this device sat longest; undefined if that is not known of any. */
export function longest(evenings: readonly Evening[]): Evening | undefined {
  const [most] = [...evenings].sort((a, b) => b.minutes - a.minutes);
  return most && most.minutes > 0 ? most : undefined;
}

/** The evenings of the twelve months up to a moment, in milliseconds since 1970. */
export function ofYear(evenings: readonly Evening[], now: number): Evening[] {
  const start = new Date(now);
  start.setMonth(start.getMonth() - 11, 1);
  start.setHours(0, 0, 0, 0);
  return evenings.filter(({ ended }) => ended * 1000 >= start.getTime());
}
