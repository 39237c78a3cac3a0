import { games } from "$lib/api";
import type { GameClient } from "$lib/board";
import type { GameInfo } from "$lib/protocol";
import { guest, welcome } from "./guests";
import { bringWords } from "./words";

/** The boards in the folders of their games. Each is loaded when it is first opened. */
const BOARDS = import.meta.glob<{ default: GameClient }>(
  "../../../src/fateloom/games/*/board/index.ts",
);
const STATUSES = import.meta.glob<GameClient["where"]>(
  "../../../src/fateloom/games/*/board/where.ts",
  { import: "where" },
);

/** Whether a game is part of this client, which then needs no network to show it. */
export function isBundled(game: string): boolean {
  return place(game) in BOARDS;
}

/** All games that the server offers, with their words. */
export async function offeredGames(): Promise<readonly GameInfo[]> {
  const offered = await games();
  await welcome(offered.filter(({ name }) => !isBundled(name)));
  return offered;
}

/**
 * The client of a game: its own board, the one its package brings, or the generic one. Null when
 * the server does not know the game.
 */
export async function gameClient(game: string): Promise<GameClient | null> {
  const own = BOARDS[place(game)];
  if (own) return (await Promise.all([own(), bringWords(game)]))[0].default;
  if (!guest(game)) await offeredGames();
  const info = guest(game);
  if (!info) return null;
  const [{ hosted }, { generic }] = await Promise.all([
    import("./hosted/index"),
    import("./generic/index"),
  ]);
  return info.board === null ? generic(game) : hosted(game, info.board);
}

/** The state of a game in a line, for lists of tables, without its board or texts. */
export async function statusOf(
  game: string,
  view: unknown,
  names: readonly string[],
): Promise<string> {
  const own = STATUSES[place(game, "where")];
  const where = own ? await own() : (await gameClient(game))?.where;
  return where?.(view, names) ?? "";
}

function place(game: string, part = "index"): string {
  return `../../../src/fateloom/games/${game}/board/${part}.ts`;
}
