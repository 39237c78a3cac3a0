/** The texts of the workshop, which only this page needs. */
import { wordsLater } from "$lib/later";

const TEXTS = import.meta.glob<string>("../../../src/fateloom/locale/*/preview.ftl", {
  query: "?raw",
  import: "default",
});

/** Fetches them, once. */
export const bringWords = wordsLater(TEXTS, (tag) => [
  `../../../src/fateloom/locale/${tag}/preview.ftl`,
]);
