/** The words of the evenings, which only their page and the home page need. */
import { language } from "$lib/language.svelte";
import { once } from "$lib/once";

const TEXTS = import.meta.glob<string>("../../../src/fateloom/locale/*/evenings.ftl", {
  query: "?raw",
  import: "default",
});

/** Fetches them, once. */
export const bringWords = once<void, void>(() =>
  language.take(async (tag) => {
    const text = await TEXTS[`../../../src/fateloom/locale/${tag}/evenings.ftl`]?.();
    return text === undefined ? [] : [text];
  }, true),
);
