/** The texts of the workshop, which only this page needs. */
import text from "../../../src/fateloom/locale/en/preview.ftl?raw";
import { addWords } from "$lib/language.svelte";

addWords(text);
