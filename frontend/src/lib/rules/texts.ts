import { gameRules, games } from "../api";

/** The rules of the games in this client, each loaded when it is read. */
const TEXTS = import.meta.glob<string>("../../../../src/fateloom/games/*/rules.md", {
  query: "?raw",
  import: "default",
});

/** The source of the rules of a game, or null for a game without any. */
export async function rulesText(game: string): Promise<string | null> {
  const text = TEXTS[`../../../../src/fateloom/games/${game}/rules.md`];
  if (text) return text();
  return (await games()).some((each) => each.name === game) ? gameRules(game) : null;
}
