import { language } from "$lib/language.svelte";
import { once } from "$lib/once";
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

const bringCaptions = once((game: string) =>
  language.take(async (tag) => {
    const captions = CAPTIONS[`${GAMES}/${game}/words/${tag}/rules.ftl`];
    return captions ? [await captions()] : [];
  }, true),
);

/** The illustrations in the rules of a game, once their words are there; most games have none. */
export async function illustrationsOf(game: string): Promise<readonly Illustration[]> {
  const found = FOUND[`${GAMES}/${game}/board/illustrations.ts`];
  if (!found) return [];
  return (await Promise.all([found(), bringWords(game), bringCaptions(game)]))[0];
}
