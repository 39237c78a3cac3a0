/** The chat of a table on this device: what was read, and who is muted. */
import { language } from "$lib/language.svelte";
import { keep, kept } from "$lib/kept";
import type { Say, Table, TalkLine } from "$lib/protocol";
import { say } from "$lib/words";

export type Phrase = NonNullable<Say["phrase"]>;

export const PHRASES: readonly Phrase[] = [
  "hello",
  "good-luck",
  "well-played",
  "oh-no",
  "thanks",
  "sorry",
  "yes",
  "no",
  "moment",
  "back",
];
/** The maximum length of a line, in characters. */
export const LONGEST = 200;

/** What this device keeps of a table's talk. */
export interface Hearing {
  /** The number of the latest line that was read. */
  read: number;
  /** The seats that are not heard. Not the names: a muted person might take another. */
  muted: readonly number[];
}

const KIND = "talk";

export function hearing(table: string): Hearing {
  const value = (kept(KIND, table) ?? {}) as Partial<Record<keyof Hearing, unknown>>;
  return {
    read: typeof value.read === "number" ? value.read : 0,
    muted: Array.isArray(value.muted) ? value.muted.filter(Number.isInteger) : [],
  };
}

export function keepHearing(table: string, value: Hearing): void {
  keep(KIND, table, value);
}

/** The lines of those who are not muted. */
export function heard(lines: readonly TalkLine[], muted: readonly number[]): TalkLine[] {
  return lines.filter((line) => !muted.includes(line.seat));
}

/** What others said after a line. */
export function since(
  lines: readonly TalkLine[],
  number: number,
  { yours }: Pick<Table, "yours">,
): TalkLine[] {
  return lines.filter((line) => line.number > number && !yours.includes(line.seat));
}

/** A phrase in the reader's language, or the words as they were said. */
export function wordsOf({ phrase, text }: Pick<TalkLine, "phrase" | "text">): string {
  return phrase === null ? text : say(`talk-phrase-${phrase}`);
}

/** When something was said: the time of day, with the day if that is another. */
export function timeOf(seconds: number, now: Date): string {
  const at = new Date(seconds * 1000);
  const today = at.toDateString() === now.toDateString();
  return at.toLocaleString(language.region, {
    ...(today ? {} : { dateStyle: "medium" }),
    timeStyle: "short",
  });
}
