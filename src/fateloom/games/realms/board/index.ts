import icons from "virtual:icons/realms";
import type { GameClient } from "$lib/board";
import { addIcons } from "$lib/icons/shelf.svelte";
import { addWeights } from "$lib/weights";
import { say } from "$lib/words";
import { acting } from "./acts";
import Board from "./Board.svelte";
import { rounds } from "./deeds";
import { tips } from "./tips";
import { weights } from "./weights";
import { leads, where } from "./where";

addIcons(icons);
addWeights("realms", weights);

const realms: GameClient = {
  Board,
  ending: () => import("./Ending.svelte"),
  overview: () => import("./Overview.svelte"),
  hands: true,
  where,
  acting,
  tips,
  leads,
  counts: () => say("realms-end-counts"),
  rounds,
  fits: true,
  automatic: ["give", "offer"],
};
export default realms;
