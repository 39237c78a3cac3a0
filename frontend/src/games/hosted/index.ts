import type { GameClient } from "$lib/board";
import { generic } from "../generic/index";
import { addAddress } from "./addresses";
import Board from "./Board.svelte";

/** The client of a game whose package brings a board, at this address. */
export function hosted(game: string, address: string): GameClient {
  addAddress(game, address);
  return { ...generic(game), Board };
}
