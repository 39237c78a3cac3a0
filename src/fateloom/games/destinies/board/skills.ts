import type { IconName } from "$lib/icons/names";

/** The three skills, in the order of a hero's tracks. */
export const SKILLS = ["intelligence", "dexterity", "power"] as const;
export type Skill = (typeof SKILLS)[number];

export const SKILL_ICONS: Readonly<Record<Skill, IconName>> = {
  intelligence: "brain",
  dexterity: "wingfoot",
  power: "mailed-fist",
};

/** Spaces of a track. */
export const SPACES = 12;
/** Items that a hero can carry, and Effort dice that can be ready. */
export const PLACES = 5;
export const EFFORT_DICE = 3;
