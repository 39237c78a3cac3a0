/** The words of the chronicle of a campaign, fetched at the end of a game that is in one. */
import { wordsLater } from "$lib/later";

const TEXTS = import.meta.glob<string>("../../words/*/chronicle.ftl", {
  query: "?raw",
  import: "default",
});

/** Fetches them, once. */
export const bringWords = wordsLater(TEXTS, (tag) => [`../../words/${tag}/chronicle.ftl`]);
