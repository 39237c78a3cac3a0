/** What is doubtful about things of a story, worst first; each has a sign beside its colour. */
import { say } from "$lib/words";
import type { GraphNode } from "../../protocol";

export const MARKS = ["unset", "unreached", "closable", "unneeded", "unseen"] as const;
export type Mark = (typeof MARKS)[number];

export function isMark(word: string): word is Mark {
  return (MARKS as readonly string[]).includes(word);
}

/** The marks of a thing, in words. */
export function marksOf({ marks }: GraphNode): string {
  return marks.map((mark) => say("desk-graph-mark", { mark })).join(", ");
}
