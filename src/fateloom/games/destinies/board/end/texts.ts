import type { EventInfo } from "$lib/protocol";

/** How many of the story's texts were read here: each counts once, no matter who heard it. */
export function heard(events: readonly EventInfo[]): number {
  return new Set(events.filter(({ code }) => code === "reads").map(({ args }) => args[0])).size;
}
