import type { GameClient } from "$lib/board";
import Board from "./Board.svelte";
import Ending from "./Ending.svelte";
import { where } from "./where";

export const destiny: GameClient = { Board, Ending, where };
