import icons from "virtual:icons/hand";
import type { GameClient } from "$lib/board";
import { addIcons } from "$lib/icons/shelf";
import Board from "./Board.svelte";
import Ending from "./Ending.svelte";
import { where } from "./where";

addIcons(icons);

const hand: GameClient = { Board, Ending, where };
export default hand;
