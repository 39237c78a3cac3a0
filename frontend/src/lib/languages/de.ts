/** German. The words of a game come with the game: games/words.ts. */
const texts: Record<string, string> = import.meta.glob(
  [
    "../../../../src/fateloom/locale/de/*.ftl",
    "../../../../src/fateloom/games/*/words/de/pages.ftl",
    "!../../../../src/fateloom/locale/de/{preview,upkeep,evenings,lesson,advice,puzzle,tips,settings,packs,campaigns}.ftl",
  ],
  { eager: true, query: "?raw", import: "default" },
);
export default Object.values(texts);
