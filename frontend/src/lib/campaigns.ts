/** Campaigns: stories that go on from finished games of earlier ones. */
import { language } from "./language.svelte";
import { wordsLater } from "./later";
import type { GameInfo, Place, TableInfo } from "./protocol";

const TEXTS = import.meta.glob<string>("../../../src/fateloom/locale/*/campaigns.ftl", {
  query: "?raw",
  import: "default",
});

/** Fetches the words of campaigns, once. */
export const bringWords = wordsLater(TEXTS, (tag) => [
  `../../../src/fateloom/locale/${tag}/campaigns.ftl`,
]);

/** Whether a game has stories that are parts of a campaign. */
export const hasCampaigns = (game: GameInfo): boolean =>
  game.options.some(({ told }) => told.some(({ place }) => place));

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

/** The finished games from which a story of a campaign can go on, the latest first. */
export function before(place: Place | undefined | null, tables: readonly TableInfo[]): TableInfo[] {
  if (!place) return [];
  return tables
    .filter(({ chapter, yours, saved }) => {
      const fits = chapter?.campaign === place.campaign && chapter.part < place.number;
      return fits && yours.length > 0 && !saved;
    })
    .sort((one, other) => other.changed - one.changed);
}
