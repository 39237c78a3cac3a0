import icons from "virtual:icons/realms";
import { addIcons } from "$lib/icons/shelf.svelte";
import type { Illustration } from "$lib/rules/illustration";
import { SECRET, SHARED, TOKENS } from "./catalogue";
import { face } from "./faces";

addIcons(icons);

/** The pictures in the rules. */
export const illustrations: readonly Illustration[] = [
  {
    below: "families-and-types",
    caption: "realms-rules-families",
    faces: () => ["Knight", "Banker", "Lich", "Archmage"].map(face),
  },
  {
    below: "kinds-of-power",
    caption: "realms-rules-kinds",
    faces: () => ["Castle", "Judge", "Mercenary", "Spy", "Village"].map(face),
  },
  {
    below: "tokens",
    caption: "realms-rules-tokens",
    faces: () => TOKENS.slice(0, 3).map((token) => face(token.name)),
  },
  {
    below: "the-destinies",
    caption: "realms-rules-destinies",
    faces: () => [...SHARED.slice(0, 1), ...SECRET.slice(0, 1)].map((each) => face(each.name)),
  },
];
