import type { Portraits } from "$lib/portrait";

const FOUND = import.meta.glob<Portraits>("../../../src/fateloom/games/*/board/portraits.ts", {
  import: "portraits",
});

/** How what can be picked at set-up looks, by option and value; nothing for most games. */
export async function portraitsOf(game: string): Promise<Portraits> {
  return (await FOUND[`../../../src/fateloom/games/${game}/board/portraits.ts`]?.()) ?? {};
}
