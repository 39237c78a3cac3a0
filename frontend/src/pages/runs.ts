import { language } from "$lib/language.svelte";
import type { DayInfo, RunCount, RunPart } from "$lib/protocol";
import { has, say } from "$lib/words";

/** The label of a fact by which a game counts its runs, from the option of the same name. */
export function factName(game: string, fact: string): string {
  const id = `page-option-${game}-${fact}`;
  return has(id) ? say(id) : fact;
}

export function factValue(game: string, fact: string, value: string): string {
  const id = `page-run-${game}-${fact}-${value}`;
  return has(id) ? say(id) : value;
}

/** A part of a run's score as text; "" for facts and the result, which its row shows anyway. */
export function partWords(game: string, part: RunPart): string {
  const id = [`page-run-part-${game}-${part.name}`, `page-run-part-${part.name}`].find(has);
  return id ? say(id, { value: part.value }) : "";
}

/** The share of runs that were won, from 0 to 1. */
export function share(count: RunCount): number {
  return count.runs === 0 ? 0 : count.won / count.runs;
}

/** The localized date of a time in seconds. */
export function day(seconds: number): string {
  return new Date(seconds * 1000).toLocaleDateString(language.region, { dateStyle: "medium" });
}

/** What a run of the day is, in a sentence: its facts, in the words of its game. */
export function dayName(game: string, facts: DayInfo["facts"]): string {
  const values = Object.entries(facts).map(([fact, value]) => [
    fact,
    factValue(game, fact, String(value)),
  ]);
  const id = `page-day-${game}`;
  return has(id) ? say(id, Object.fromEntries(values)) : values.map(([, each]) => each).join(", ");
}

/** How a run of the day went on this server, for this device or for others; "" if nobody tried. */
export function dayResult(game: string, day: "today" | "yesterday", info: DayInfo): string {
  const { mine, tried, won } = info;
  if (!mine) return tried > 0 ? say("page-day-others", { day, tried, won }) : "";
  const id = `page-day-${game}-${mine.reason}`;
  const parts = Object.fromEntries(mine.score.map(({ name, value }) => [name, value]));
  const result = has(id) ? say(id, parts) : say(`page-run-${mine.reason}`);
  return say("page-day-mine", { day, result, tried, rank: info.rank ?? tried });
}
