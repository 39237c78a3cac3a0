/** What stands between asterisks, which touch its first and last letter. */
const EMPHASIZED = /\*([^\s*](?:[^*]*[^\s*])?)\*/;

/** A text in parts: the second one, the fourth, and so on are emphasized. */
export function parted(text: string): string[] {
  return text.split(EMPHASIZED);
}

/** A text without the signs of emphasis. */
export function plain(text: string): string {
  return parted(text).join("");
}

/** A word, or a unit after its number. */
const WORD = /(?:\d\s)?\p{L}+/gu;
const NUMERAL = /^[IVX]+$/;

/** A text as a voice reads it: without the signs of emphasis, and with words in capitals, as they stand on
 *  signs, in small letters. Voices spell those. */
export function spoken(text: string): string {
  return plain(text).replace(WORD, (word) =>
    word.length > 1 && /^\p{Lu}+$/u.test(word) && !NUMERAL.test(word)
      ? word.charAt(0) + word.slice(1).toLowerCase()
      : word,
  );
}
