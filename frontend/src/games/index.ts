import type { GameClient } from "$lib/board";

/** The games that can be shown. Each is loaded when it is first opened. */
const GAMES: Readonly<Record<string, () => Promise<GameClient>>> = {
  destinies: async () => (await import("./destinies/index")).destinies,
  destiny: async () => (await import("./destiny/index")).destiny,
  hand: async () => (await import("./hand/index")).hand,
  realms: async () => (await import("./realms/index")).realms,
};

/** Whether this client has a board for a game; what it has none for is not offered. */
export function hasBoard(game: string): boolean {
  return game in GAMES;
}

/** The client of a game, or null when this client does not know it. */
export async function gameClient(game: string): Promise<GameClient | null> {
  return (await GAMES[game]?.()) ?? null;
}
