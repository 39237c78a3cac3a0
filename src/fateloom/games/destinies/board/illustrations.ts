import icons from "virtual:icons/destinies";
import { addIcons } from "$lib/icons/shelf.svelte";
import type { Illustration } from "$lib/rules/illustration";
import Dice from "./rules/Dice.svelte";
import Land from "./rules/Land.svelte";
import Roll from "./rules/Roll.svelte";

addIcons(icons);

/** The pictures in the rules. */
export const illustrations: readonly Illustration[] = [
  { below: "exploring", caption: "destinies-rules-tiles", picture: Land },
  { below: "DST-TEST-13", caption: "destinies-rules-roll", picture: Roll },
  { below: "DST-DICE-12", caption: "destinies-rules-dice", picture: Dice },
];
