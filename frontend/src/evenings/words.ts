/** The words of the evenings, which only their page and the home page need. */
import { language } from "$lib/language.svelte";

const TEXTS = import.meta.glob<string>("../../../src/fateloom/locale/*/evenings.ftl", {
  query: "?raw",
  import: "default",
});

let brought: Promise<void> | undefined;

/** Fetches them, once. */
export function bringWords(): Promise<void> {
  brought ??= language.take(async (tag) => {
    const text = await TEXTS[`../../../src/fateloom/locale/${tag}/evenings.ftl`]?.();
    return text === undefined ? [] : [text];
  }, true);
  return brought;
}
