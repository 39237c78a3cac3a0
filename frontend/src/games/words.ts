/** The words of the games in this client: those of a game are fetched with the first of it that is shown. */
import { language } from "$lib/language.svelte";
import { once } from "$lib/once";
import { addTypes, type Type } from "$lib/words";

const GAMES = "../../../src/fateloom/games";
const TEXTS = import.meta.glob<string>(
  // Every page has what the pages say of the games; what is said later is fetched by who says it.
  [
    "../../../src/fateloom/games/*/words/*/*.ftl",
    "!../../../src/fateloom/games/*/words/*/{pages,rules,terminal,advice,tips,chronicle,lesson-*,later-*}.ftl",
  ],
  { query: "?raw", import: "default" },
);
const EVENTS = import.meta.glob<Record<string, readonly Type[]>>(
  "../../../src/fateloom/games/*/words/events.json",
  { import: "default" },
);

/** Fetches the words of a game, once. */
export const bringWords = once(async (game: string) => {
  const events = EVENTS[`${GAMES}/${game}/words/events.json`];
  if (!events) return;
  const [types] = await Promise.all([
    events(),
    language.take((tag) => {
      const folder = `${GAMES}/${game}/words/${tag}/`;
      const texts = Object.keys(TEXTS).filter((path) => path.startsWith(folder));
      return Promise.all(texts.map((path) => (TEXTS[path] as () => Promise<string>)()));
    }, true),
  ]);
  addTypes(game, { events: types, view: {} });
});
