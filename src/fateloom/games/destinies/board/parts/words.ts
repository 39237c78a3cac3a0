/** The words for components on the table, fetched with their list. */
import { wordsLater } from "$lib/later";

const TEXTS = import.meta.glob<string>("../../words/*/later-parts.ftl", {
  query: "?raw",
  import: "default",
});

export const bringWords = wordsLater(TEXTS, (tag) => [`../../words/${tag}/later-parts.ftl`]);
