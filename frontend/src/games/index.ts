import type { GameClient } from "$lib/board";

/** The games whose boards stand in their own folders. Each is loaded when it is first opened. */
const BOARDS = import.meta.glob<{ default: GameClient }>(
  "../../../src/fateloom/games/*/board/index.ts",
);

/** Whether this client has a board for a game; what it has none for is not offered. */
export function hasBoard(game: string): boolean {
  return place(game) in BOARDS;
}

/** The client of a game, or null when this client does not know it. */
export async function gameClient(game: string): Promise<GameClient | null> {
  return (await BOARDS[place(game)]?.())?.default ?? null;
}

function place(game: string): string {
  return `../../../src/fateloom/games/${game}/board/index.ts`;
}
