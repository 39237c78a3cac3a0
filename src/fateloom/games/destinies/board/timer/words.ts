/** The words of the turn candle, fetched with it. */
import { wordsLater } from "$lib/later";

const TEXTS = import.meta.glob<string>("../../words/*/later-candle.ftl", {
  query: "?raw",
  import: "default",
});

export const bringWords = wordsLater(TEXTS, (tag) => [`../../words/${tag}/later-candle.ftl`]);
