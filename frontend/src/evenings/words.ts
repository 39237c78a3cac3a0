/** The words of the evenings, which only their page and the home page need. */
import { wordsLater } from "$lib/later";

const TEXTS = import.meta.glob<string>("../../../src/fateloom/locale/*/evenings.ftl", {
  query: "?raw",
  import: "default",
});

/** Fetches them, once. */
export const bringWords = wordsLater(TEXTS, (tag) => [
  `../../../src/fateloom/locale/${tag}/evenings.ftl`,
]);
