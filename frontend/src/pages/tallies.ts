import type { Tallies } from "$lib/tally";

const FOUND = import.meta.glob<Tallies>("../../../src/fateloom/games/*/board/tallies.ts", {
  import: "tallies",
  eager: true,
});

/** What is counted out where it can be picked, by option and value; nothing for most games. */
export function talliesOf(game: string): Tallies {
  return FOUND[`../../../src/fateloom/games/${game}/board/tallies.ts`] ?? {};
}
