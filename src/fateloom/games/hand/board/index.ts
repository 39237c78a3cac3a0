import icons from "virtual:icons/hand";
import type { GameClient } from "$lib/board";
import { addIcons } from "$lib/icons/shelf.svelte";
import { addWeights } from "$lib/weights";
import { say } from "$lib/words";
import { acting } from "./acts";
import Board from "./Board.svelte";
import { rounds } from "./runs";
import { tips } from "./tips";
import { weights } from "./weights";
import { leads, where } from "./where";

addIcons(icons);
addWeights("hand", weights);

const hand: GameClient = {
  Board,
  ending: () => import("./Ending.svelte"),
  overview: () => import("./Overview.svelte"),
  where,
  leads,
  counts: () => say("hand-end-counts"),
  acting,
  tips,
  rounds,
  fits: true,
  automatic: ["commit", "exhaust", "stop", "strike", "take"],
};
export default hand;
