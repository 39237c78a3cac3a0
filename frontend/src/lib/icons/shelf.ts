import common from "virtual:icons/common";
import type { IconName } from "./names";

const bodies: Partial<Record<IconName, string>> = { ...common };

/** Puts a set of icons where they are drawn from: each game brings its own. */
export function addIcons(set: Partial<Record<IconName, string>>): void {
  Object.assign(bodies, set);
}

/** What is drawn for an icon, in a box of 512 by 512. */
export function body(name: IconName): string {
  const found = bodies[name];
  if (found === undefined && import.meta.env.DEV) console.error(`no icon ${name} on the shelf`);
  return found ?? "";
}
