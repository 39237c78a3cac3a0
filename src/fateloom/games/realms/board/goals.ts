import type { RealmsProgress } from "$lib/protocol";
import { has, say, slug } from "$lib/words";
import { power } from "./faces";

/** What a destiny asks for at this table, in a sentence. */
export function goal({ destiny, need, count, among }: RealmsProgress): string {
  const id = `realms-goal-${slug(destiny)}`;
  return has(id) ? say(id, { need, count, among }) : power(destiny);
}

/** The same in a few words. */
export function briefly({ destiny, need, count, among }: RealmsProgress): string {
  return say(`realms-brief-${slug(destiny)}`, { need, count, among });
}
