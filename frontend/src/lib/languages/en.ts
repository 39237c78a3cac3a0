/** English: the original, in which everything is said that another language lacks. */
const texts: Record<string, string> = import.meta.glob(
  [
    "../../../../src/fateloom/locale/en/*.ftl",
    // The words of a game come with the game: games/words.ts.
    "../../../../src/fateloom/games/*/words/en/pages.ftl",
    // What only the terminal says, and what some pages bring for themselves.
    "!../../../../src/fateloom/locale/en/{terminal,story,prove,preview,playtest,upkeep,evenings,lesson,advice,puzzle,tips,settings,packs,campaigns}.ftl",
  ],
  { eager: true, query: "?raw", import: "default" },
);
export default Object.values(texts);
