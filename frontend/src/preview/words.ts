/** The texts of the workshop, which only this page needs: English at once, another language as `spoken`. */
import text from "../../../src/fateloom/locale/en/preview.ftl?raw";
import { addWords, language, ORIGINAL } from "$lib/language.svelte";

const TEXTS = import.meta.glob<string>(
  ["../../../src/fateloom/locale/*/preview.ftl", "!../../../src/fateloom/locale/en/*"],
  { query: "?raw", import: "default" },
);

addWords(text);

/** Resolves when the workshop can speak the reader's language. Without network it speaks English. */
export const spoken: Promise<void> = language
  .take(async (tag) => {
    const found =
      tag === ORIGINAL ? undefined : TEXTS[`../../../src/fateloom/locale/${tag}/preview.ftl`];
    return found ? [await found()] : [];
  })
  .catch(() => {});
