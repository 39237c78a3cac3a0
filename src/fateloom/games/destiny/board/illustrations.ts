import icons from "virtual:icons/destiny";
import { addIcons } from "$lib/icons/shelf.svelte";
import type { Illustration } from "$lib/rules/illustration";
import { face } from "./faces";

addIcons(icons);

/** The pictures in the rules. */
export const illustrations: readonly Illustration[] = [
  {
    below: "DTY-DECK-06",
    caption: "destiny-rules-kinds",
    faces: () => ["GB4", "G+2", "Gx3", "Oracle"].map(face),
  },
  {
    below: "DTY-DECK-10",
    caption: "destiny-rules-alignments",
    faces: () => ["GB1", "EB1", "LB1", "CB1", "NB1"].map(face),
  },
  {
    below: "the-treasures",
    caption: "destiny-rules-treasures",
    faces: () => ["Lesser Hoard", "Greater Hoard", "Crystal Ball"].map(face),
  },
  {
    below: "the-characters",
    caption: "destiny-rules-powers",
    faces: () => ["King", "Oracle", "Alchemist", "Emperor"].map(face),
  },
  {
    below: "DTY-TOTAL-02",
    caption: "destiny-rules-group",
    faces: () => ["GB4", "L+2", "Nx3"].map(face),
  },
  {
    below: "DTY-TOTAL-09",
    caption: "destiny-rules-matching",
    faces: () => ["GB4", "G+2", "Gx3"].map(face),
  },
];
