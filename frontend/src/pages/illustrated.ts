import { wordsLater } from "$lib/later";
import type { Illustration } from "$lib/rules/illustration";
import { bringWords } from "../games/words";

const GAMES = "../../../src/fateloom/games";
const FOUND = import.meta.glob<readonly Illustration[]>(
  "../../../src/fateloom/games/*/board/illustrations.ts",
  { import: "illustrations" },
);
const CAPTIONS = import.meta.glob<string>("../../../src/fateloom/games/*/words/*/rules.ftl", {
  query: "?raw",
  import: "default",
});

const bringCaptions = wordsLater<string>(CAPTIONS, (tag, game) => [
  `${GAMES}/${game}/words/${tag}/rules.ftl`,
]);

/** The illustrations in the rules of a game, once their words are there; most games have none. */
export async function illustrationsOf(game: string): Promise<readonly Illustration[]> {
  const found = FOUND[`${GAMES}/${game}/board/illustrations.ts`];
  if (!found) return [];
  return (await Promise.all([found(), bringWords(game), bringCaptions(game)]))[0];
}
