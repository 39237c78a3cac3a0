/** The words of an advice, those of the game among them, which come with the first of them. */
import { wordsLater } from "$lib/later";
import type { Advice } from "$lib/protocol";
import { objects, say } from "$lib/words";

const TEXTS = import.meta.glob<string>(
  ["../../../src/fateloom/games/*/words/*/advice.ftl", "../../../src/fateloom/locale/*/advice.ftl"],
  { query: "?raw", import: "default" },
);

export type Judged = Advice["moves"][number];

/** Fetches the words of an advice in a game, once. */
export const bringWords = wordsLater<string>(TEXTS, (tag, game) => [
  `../../../src/fateloom/locale/${tag}/advice.ftl`,
  `../../../src/fateloom/games/${game}/words/${tag}/advice.ftl`,
]);

/** A share as a number of a hundred. */
export function ofHundred(share: number): number {
  return Math.round(100 * share);
}

/** Why a move is better or worse; empty where there is no reason beyond chance. */
export function why(game: string, reason: Judged["reason"], names: readonly string[]): string {
  if (!reason) return "";
  const often = say(reason.here > reason.there ? "advice-more" : "advice-less");
  const args = { ...objects(game, reason.args, names), often };
  return say("advice-why", {
    why: say(`${game}-consequence-${reason.code}`, args),
    here: ofHundred(reason.here),
    there: ofHundred(reason.there),
  });
}
