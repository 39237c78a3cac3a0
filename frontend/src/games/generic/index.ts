import type { GameClient } from "$lib/board";
import Board from "./Board.svelte";
import Ending from "./Ending.svelte";
import { whereIn } from "./fields";

/** The client of a game that brings no board. */
export function generic(game: string): GameClient {
  return { Board, Ending, where: (view) => whereIn(game, view) };
}
