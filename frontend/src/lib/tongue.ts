/** Texts that come in several languages, such as those of a finished story. */
import { language } from "./language.svelte";

/** A text by the tags of its languages, the original one first. */
export type Words = Readonly<Record<string, string>>;

const primary = (tag: string): string => tag.split("-", 1)[0] ?? tag;

/** The language in which somebody with these wishes reads a text: "" for an empty text. */
export function tagOf(words: Words, wished: readonly string[] = language.wished): string {
  const there = Object.keys(words);
  const found = wished.flatMap((wish) => {
    const near = there.find((tag) => primary(tag) === primary(wish));
    return there.includes(wish) ? [wish] : near === undefined ? [] : [near];
  });
  return found[0] ?? there[0] ?? "";
}

/** A text in the reader's language, else in its original one. */
export const read = (words: Words): string => words[tagOf(words)] ?? "";
