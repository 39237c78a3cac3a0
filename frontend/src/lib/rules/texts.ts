import { gameRules, games } from "../api";

/** The rules of the games in this client, each loaded when it is read. */
const TEXTS = import.meta.glob<string>("../../../../src/fateloom/games/*/rules.md", {
  query: "?raw",
  import: "default",
});

/** The rules of these games on one page, in each language. */
const SUMMARIES = import.meta.glob<string>("../../../../src/fateloom/games/*/words/*/summary.md", {
  query: "?raw",
  import: "default",
});

/** The source of the rules of a game, or null for a game without any. */
export async function rulesText(game: string): Promise<string | null> {
  const text = TEXTS[`../../../../src/fateloom/games/${game}/rules.md`];
  if (text) return text();
  return (await games()).some((each) => each.name === game) ? gameRules(game) : null;
}

/** A text, and its language. */
export interface Written {
  text: string;
  language: string;
}

/** The source of the rules on one page, in English where a language has none; null without any. */
export async function summaryText(game: string, language: string): Promise<Written | null> {
  for (const each of [language, "en"]) {
    const text = SUMMARIES[`../../../../src/fateloom/games/${game}/words/${each}/summary.md`];
    if (text) return { text: await text(), language: each };
  }
  return null;
}
