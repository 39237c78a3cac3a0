/** The words of the dialog for printed cards, fetched with it. */
import { wordsLater } from "$lib/later";

const TEXTS = import.meta.glob<string>("../../words/*/later-scan.ftl", {
  query: "?raw",
  import: "default",
});

export const bringWords = wordsLater(TEXTS, (tag) => [`../../words/${tag}/later-scan.ftl`]);
