import icons from "virtual:icons/destinies";
import later from "virtual:icons-later/destinies";
import type { GameClient } from "$lib/board";
import { addIcons, addLater } from "$lib/icons/shelf.svelte";
import { addWeights } from "$lib/weights";
import { say } from "$lib/words";
import { acting } from "./acts";
import "./draw/ink.css";
import Board from "./Entry.svelte";
import { rounds } from "./statistics";
import { scopes } from "./story";
import { tips } from "./tips";
import { weights } from "./weights";
import { where } from "./where";

addIcons(icons);
addLater(later);
addWeights("destinies", weights);

const destinies: GameClient = {
  Board,
  ending: () => import("./Ending.svelte"),
  handheld: () => import("./handheld/Handheld.svelte"),
  overview: () => import("./Overview.svelte"),
  where,
  counts: () => say("destinies-end-counts"),
  acting,
  tips,
  rounds,
  scopes,
  seals: true,
  drawer: true,
};
export default destinies;
