/** The words of the workshop, which nobody else needs. */
import text from "../../../src/fateloom/locale/en/preview.ftl?raw";
import { addWords } from "$lib/language.svelte";

addWords(text);
