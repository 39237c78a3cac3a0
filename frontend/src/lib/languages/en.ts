/** English: the original, in which everything is said that another language lacks. */
const texts: Record<string, string> = import.meta.glob(
  [
    "../../../../src/fateloom/locale/en/*.ftl",
    "../../../../src/fateloom/games/*/words/en/*.ftl",
    // What only the terminal says, and what the workshop brings for itself.
    "!**/{terminal,story,prove,preview,playtest}.ftl",
  ],
  { eager: true, query: "?raw", import: "default" },
);
export default Object.values(texts);
