import type { GameClient } from "$lib/board";
import Board from "./Board.svelte";
import { whereIn } from "./fields";

/** The client of a game that brings no board. */
export function generic(game: string): GameClient {
  return {
    Board,
    ending: () => import("./Ending.svelte"),
    where: (view) => whereIn(game, view),
  };
}
