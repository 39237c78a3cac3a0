import { SvelteMap } from "svelte/reactivity";
import common from "virtual:icons/common";
import type { IconName } from "./names";

type Fetcher = () => Promise<string>;

const bodies: Partial<Record<IconName, string>> = { ...common };
/** The icons that are fetched when they are drawn for the first time. */
const later: Partial<Record<IconName, Fetcher>> = {};
const asked = new Set<IconName>();
/** Those that have arrived: drawings that lack them are drawn again. */
const come = new SvelteMap<IconName, string>();

/** Registers a set of icons; each game has its own. */
export function addIcons(set: Partial<Record<IconName, string>>): void {
  Object.assign(bodies, set);
}

/** Registers icons that are fetched once they are drawn. */
export function addLater(set: Partial<Record<IconName, Fetcher>>): void {
  Object.assign(later, set);
}

/** The drawing of an icon, in a box of 512 by 512; empty while it is being fetched. */
export function body(name: IconName): string {
  const found = bodies[name] ?? come.get(name);
  if (found !== undefined) return found;
  const fetched = later[name];
  if (!fetched) {
    if (import.meta.env.DEV) console.error(`no icon ${name} on the shelf`);
  } else if (!asked.has(name)) {
    asked.add(name);
    fetched().then(
      (icon) => come.set(name, icon),
      // Without a network the place stays empty: the text beside it says the same.
      () => asked.delete(name),
    );
  }
  return "";
}
