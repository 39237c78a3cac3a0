import type { HandView } from "$lib/protocol";
import { say } from "$lib/words";
import { WAVES } from "./catalogue";
import { title } from "./words";

/** Where the run stands, in a line: the wave, the hero, how hard it is. */
export function where(shown: unknown): string {
  const { wave, hero, difficulty } = shown as HandView;
  return say("hand-board-where", {
    wave,
    waves: WAVES,
    hero: title(hero),
    difficulty: say(`hand-difficulty-${difficulty}`),
  });
}
