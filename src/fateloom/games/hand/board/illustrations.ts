import later from "virtual:icons-later/hand";
import icons from "virtual:icons/hand";
import { addIcons, addLater } from "$lib/icons/shelf.svelte";
import type { Illustration } from "$lib/rules/illustration";
import { abilityFace, bossFace, itemFace, monsterFace } from "./faces";

addIcons(icons);
addLater(later);

/** The pictures in the rules. */
export const illustrations: readonly Illustration[] = [
  {
    below: "reading-a-monster",
    caption: "hand-rules-monsters",
    faces: () => ["Assassin", "Scout"].map((card) => monsterFace(card, true)),
  },
  {
    below: "hero-abilities",
    caption: "hand-rules-abilities",
    faces: () => ["Crossfire", "Throw Sword"].map((each) => abilityFace(each, "Rhys")),
  },
  {
    below: "the-boss",
    caption: "hand-rules-boss",
    faces: () => [bossFace("Gorvane", 1, 6)],
  },
  {
    below: "weapons",
    caption: "hand-rules-weapons",
    faces: () => ["Hunting Bow", "Great Bow"].map(itemFace),
  },
];
