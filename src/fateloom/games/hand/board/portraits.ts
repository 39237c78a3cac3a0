/** How the heroes and bosses of The Hand look where they are picked and told of. */
import later from "virtual:icons-later/hand";
import { addLater } from "$lib/icons/shelf.svelte";
import type { Portraits } from "$lib/portrait";

addLater(later);

const RANDOM = {
  name: "random",
  corner: { letter: "?" },
  figure: "rolling-dices",
  field: "var(--f-earth)",
  ground: "chevron",
} as const;
const HERO = { arch: "pointed" } as const;
const BOSS = { arch: "round" } as const;

export const portraits: Portraits = {
  hero: {
    random: { ...RANDOM, ...HERO },
    rhys: {
      ...HERO,
      name: "Rhys",
      corner: { letter: "R" },
      badge: "winged-shield",
      figure: "visored-helm",
      behind: "crossed-swords",
      field: "var(--f-vermilion)",
      ground: "lozenge",
    },
    ifaris: {
      ...HERO,
      name: "Ifaris",
      corner: { letter: "I" },
      badge: "wizard-staff",
      figure: "wizard-face",
      behind: "fire-spell-cast",
      field: "var(--f-plum)",
      ground: "star",
    },
    elora: {
      ...HERO,
      name: "Elora",
      corner: { letter: "E" },
      badge: "arrow-flights",
      figure: "robin-hood-hat",
      behind: "bow-arrow",
      field: "var(--f-verdigris)",
      ground: "vine",
    },
    galathar: {
      ...HERO,
      name: "Galathar",
      corner: { letter: "G" },
      badge: "dragon-head",
      figure: "black-knight-helm",
      behind: "spectre",
      field: "var(--f-woad)",
      ground: "scale",
    },
  },
  boss: {
    random: { ...RANDOM, ...BOSS },
    gorvane: {
      ...BOSS,
      name: "Gorvane",
      corner: { sign: "imperial-crown" },
      figure: "overlord-helm",
      field: "var(--f-plum)",
      ground: "scale",
    },
    sythra: {
      ...BOSS,
      name: "Sythra",
      corner: { sign: "fire-spell-cast" },
      figure: "spiked-dragon-head",
      behind: "volcano",
      field: "var(--f-vermilion)",
      ground: "whirl",
    },
    arbiter: {
      ...BOSS,
      name: "The Pale Arbiter",
      corner: { sign: "scales" },
      figure: "cowled",
      field: "var(--f-lapis)",
      ground: "check",
    },
  },
};
