import icons from "virtual:icons/destiny";
import type { GameClient } from "$lib/board";
import { addIcons } from "$lib/icons/shelf";
import Board from "./Board.svelte";
import Ending from "./Ending.svelte";
import { where } from "./where";

addIcons(icons);

const destiny: GameClient = { Board, Ending, where, fits: true };
export default destiny;
