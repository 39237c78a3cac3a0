/** The words of the tips, fetched with the first that is shown. */
import { wordsLater } from "$lib/later";

const TEXTS = import.meta.glob<string>(
  ["../../../src/fateloom/games/*/words/*/tips.ftl", "../../../src/fateloom/locale/*/tips.ftl"],
  { query: "?raw", import: "default" },
);

/** Fetches those of a game, once. */
export const bringWords = wordsLater<string>(TEXTS, (tag, game) => [
  `../../../src/fateloom/locale/${tag}/tips.ftl`,
  `../../../src/fateloom/games/${game}/words/${tag}/tips.ftl`,
]);
