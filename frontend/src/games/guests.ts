/** Games that this client was not built with: their packages are installed beside the server. */
import { gameWords } from "$lib/api";
import { language, ORIGINAL } from "$lib/language.svelte";
import type { GameInfo } from "$lib/protocol";
import { addTypes } from "$lib/words";

const guests = new Map<string, Promise<GameInfo>>();
const known = new Map<string, GameInfo>();

/** The data of such a game, once it is loaded. */
export function guest(game: string): GameInfo | undefined {
  return known.get(game);
}

/** Fetches the words of these games, each once. */
export async function welcome(games: readonly GameInfo[]): Promise<void> {
  await Promise.all(
    games.map((info) => {
      const coming = guests.get(info.name) ?? arrive(info);
      guests.set(info.name, coming);
      return coming.catch((error: unknown) => {
        guests.delete(info.name);
        throw error;
      });
    }),
  );
}

async function arrive(info: GameInfo): Promise<GameInfo> {
  if (info.languages.includes(ORIGINAL)) {
    const { events, view, tips } = await gameWords(info.name, ORIGINAL);
    addTypes(info.name, { events, view, tips });
    await language.take(async (tag) =>
      info.languages.includes(tag) ? (await gameWords(info.name, tag)).texts : [],
    );
  }
  known.set(info.name, info);
  return info;
}
