/** The words of the settings, which only their page needs. */
import { wordsLater } from "$lib/later";

const TEXTS = import.meta.glob<string>("../../../src/fateloom/locale/*/settings.ftl", {
  query: "?raw",
  import: "default",
});

/** Fetches them, once. */
export const bringWords = wordsLater(TEXTS, (tag) => [
  `../../../src/fateloom/locale/${tag}/settings.ftl`,
]);
