/** German. */
const texts: Record<string, string> = import.meta.glob(
  ["../../../../src/fateloom/locale/de/*.ftl", "../../../../src/fateloom/games/*/words/de/*.ftl"],
  { eager: true, query: "?raw", import: "default" },
);
export default Object.values(texts);
