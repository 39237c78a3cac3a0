import icons from "virtual:icons/destinies";
import type { GameClient } from "$lib/board";
import { addIcons } from "$lib/icons/shelf";
import { addWeights } from "$lib/weights";
import "./draw/ink.css";
import Board from "./Board.svelte";
import Ending from "./Ending.svelte";
import { scopes } from "./story";
import { weights } from "./weights";
import { where } from "./where";

addIcons(icons);
addWeights("destinies", weights);

const destinies: GameClient = { Board, Ending, where, scopes, seals: true };
export default destinies;
