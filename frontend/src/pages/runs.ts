import { language } from "$lib/language.svelte";
import type { RunCount, RunPart } from "$lib/protocol";
import { has, say } from "$lib/words";

/** What a game's runs are counted by, in words: the option of the same name has them. */
export function factName(game: string, fact: string): string {
  const id = `page-option-${game}-${fact}`;
  return has(id) ? say(id) : fact;
}

export function factValue(game: string, fact: string, value: string): string {
  const id = `page-run-${game}-${fact}-${value}`;
  return has(id) ? say(id) : value;
}

/** A part of a run's score in words; "" for what its row says anyway: a fact, and how it ended. */
export function partWords(game: string, part: RunPart): string {
  const id = [`page-run-part-${game}-${part.name}`, `page-run-part-${part.name}`].find(has);
  return id ? say(id, { value: part.value }) : "";
}

/** The share of runs that were won, from 0 to 1. */
export function share(count: RunCount): number {
  return count.runs === 0 ? 0 : count.won / count.runs;
}

/** The day of a moment given in seconds, as people here write it. */
export function day(seconds: number): string {
  return new Date(seconds * 1000).toLocaleDateString(language.region, { dateStyle: "medium" });
}
