/** How the stories that come with Fateloom look where they are picked. */
import later from "virtual:icons-later/destinies";
import { addLater } from "$lib/icons/shelf.svelte";
import type { Portraits } from "$lib/portrait";

addLater(later);

export const portraits: Portraits = {
  scenario: {
    training: {
      name: "training",
      corner: { sign: "fishing-boat" },
      figure: "lighthouse",
      field: "var(--f-sea)",
      ground: "scale",
      arch: "pointed",
    },
    "late-tithe": {
      name: "late-tithe",
      corner: { sign: "wheat" },
      figure: "windmill",
      behind: "stone-bridge",
      field: "var(--f-earth)",
      ground: "vine",
      arch: "pointed",
    },
  },
};
