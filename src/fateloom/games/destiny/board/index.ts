import icons from "virtual:icons/destiny";
import type { GameClient } from "$lib/board";
import { addIcons } from "$lib/icons/shelf.svelte";
import { addWeights } from "$lib/weights";
import { acting } from "./acts";
import { say } from "$lib/words";
import Board from "./Board.svelte";
import { rounds } from "./rounds";
import { tips } from "./tips";
import { weights } from "./weights";
import { leads, where } from "./where";

addIcons(icons);
addWeights("destiny", weights);

const destiny: GameClient = {
  Board,
  ending: () => import("./Ending.svelte"),
  overview: () => import("./Overview.svelte"),
  hands: true,
  where,
  leads,
  counts: () => say("destiny-end-counts"),
  rounds,
  acting,
  tips,
  fits: true,
  automatic: ["done", "identity"],
};
export default destiny;
