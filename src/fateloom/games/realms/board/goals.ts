import type { RealmsProgress } from "$lib/protocol";
import { has, say, slug } from "$lib/words";
import { power } from "./faces";

/** What a destiny asks for at this table, in a sentence. */
export function goal({ destiny, need, count, among }: RealmsProgress): string {
  const id = `realms-goal-${slug(destiny)}`;
  return has(id) ? say(id, { need, count, among }) : power(destiny);
}

/** "Fields 2 of 3": how far somebody is; nothing for what happens all at once. */
export function progress({ destiny, have, need, among }: RealmsProgress): string {
  const id = `realms-have-${slug(destiny)}`;
  return has(id) ? say(id, { have: Math.min(have, need), need, among }) : "";
}

/** The maximum shown as beads; higher numbers are written in digits. */
export const BEADS = 8;
