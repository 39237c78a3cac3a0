import { games } from "$lib/api";
import type { GameClient } from "$lib/board";
import type { EventInfo, GameInfo } from "$lib/protocol";
import { addWeights, type Weights } from "$lib/weights";
import { chronicle } from "../table/chronicle";
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
const WEIGHTS = import.meta.glob<Weights>("../../../src/fateloom/games/*/board/weights.ts", {
  import: "weights",
});

/** Whether a game is part of this client, which then needs no network to show it. */
export function isBundled(game: string): boolean {
  return place(game) in BOARDS;
}

/** Whether a lesson is a puzzle of the day, by its name: see lib/puzzles.ts. */
export function isPuzzle(lesson: string | null): boolean {
  return lesson?.startsWith("puzzle-") ?? false;
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
  return where?.(view, names, true) ?? "";
}

/** What happened last in a game and matters, in a sentence, for lists of tables. */
export async function lastEvent(
  game: string,
  events: readonly EventInfo[],
  names: readonly string[],
): Promise<string> {
  if (isBundled(game)) {
    const [weights] = await Promise.all([WEIGHTS[place(game, "weights")]?.(), bringWords(game)]);
    if (weights) addWeights(game, weights);
  } else if (!(await gameClient(game))) {
    return "";
  }
  const told = chronicle(game, events, names).filter(({ chapter }) => !chapter);
  return (told.findLast(({ weight }) => weight !== "quiet") ?? told.at(-1))?.text ?? "";
}

function place(game: string, part = "index"): string {
  return `../../../src/fateloom/games/${game}/board/${part}.ts`;
}
