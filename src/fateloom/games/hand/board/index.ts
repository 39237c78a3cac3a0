import icons from "virtual:icons/hand";
import type { GameClient } from "$lib/board";
import { addIcons } from "$lib/icons/shelf.svelte";
import { addWeights } from "$lib/weights";
import { acting } from "./acts";
import Board from "./Board.svelte";
import { rounds } from "./runs";
import { weights } from "./weights";
import { where } from "./where";

addIcons(icons);
addWeights("hand", weights);

const hand: GameClient = {
  Board,
  ending: () => import("./Ending.svelte"),
  where,
  acting,
  rounds,
  fits: true,
  automatic: ["commit", "exhaust", "stop", "strike", "take"],
};
export default hand;
