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

export type Ability = "strong" | "good" | "fair" | "weak";

/** How good a hero is at a skill with these markers: the lower they lie, the more often they count. */
export function ability(markers: readonly number[]): Ability {
  const sum = markers.reduce((all, each) => all + each, 0);
  if (sum <= 19) return "strong";
  if (sum <= 21) return "good";
  return sum <= 23 ? "fair" : "weak";
}
