import { language } from "$lib/language.svelte";
import type { RunCount, RunPart } from "$lib/protocol";
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
