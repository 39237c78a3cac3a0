import icons from "virtual:icons/destinies";
import type { GameClient } from "$lib/board";
import { addIcons } from "$lib/icons/shelf";
import "./draw/ink.css";
import Board from "./Board.svelte";
import Ending from "./Ending.svelte";
import { scopes } from "./story";
import { where } from "./where";

addIcons(icons);

const destinies: GameClient = { Board, Ending, where, scopes, seals: true };
export default destinies;
