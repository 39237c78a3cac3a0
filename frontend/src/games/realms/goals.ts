import type { RealmsProgress } from "$lib/protocol";
import { has, say, slug } from "$lib/words";
import { power } from "./faces";

/** How many of what a destiny needs are no cards: a small hand, and the three types. */
const LESS: Record<string, number> = { Hermit: 1, Wanderer: 3 };

/** What a destiny asks for at this table, in a sentence. */
export function goal({ destiny, need }: RealmsProgress): string {
  const id = `realms-goal-${slug(destiny)}`;
  return has(id) ? say(id, { need, less: need - (LESS[destiny] ?? 0) }) : power(destiny);
}

/** "Fields 2 of 3": how far somebody is; nothing for what happens all at once. */
export function progress({ destiny, have, need }: RealmsProgress): string {
  const id = `realms-have-${slug(destiny)}`;
  return has(id) ? say(id, { have: Math.min(have, need), need }) : "";
}

/** So many can be shown as beads; more are told in figures. */
export const BEADS = 8;
