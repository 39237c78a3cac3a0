/** What stands between asterisks, which touch its first and last letter. */
const EMPHASIZED = /\*([^\s*](?:[^*]*[^\s*])?)\*/;

/** A text in parts: the second one, the fourth, and so on are emphasized. */
export function parted(text: string): string[] {
  return text.split(EMPHASIZED);
}

/** A text without the signs of emphasis, as it is said aloud. */
export function plain(text: string): string {
  return parted(text).join("");
}
