import icons from "virtual:icons/realms";
import type { GameClient } from "$lib/board";
import { addIcons } from "$lib/icons/shelf.svelte";
import { addWeights } from "$lib/weights";
import { acting } from "./acts";
import Board from "./Board.svelte";
import Ending from "./Ending.svelte";
import { weights } from "./weights";
import { where } from "./where";

addIcons(icons);
addWeights("realms", weights);

const realms: GameClient = { Board, Ending, where, acting, fits: true };
export default realms;
