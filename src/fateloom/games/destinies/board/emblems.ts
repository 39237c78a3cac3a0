import type { IconName } from "$lib/icons/names";
import { STORY } from "./icons";
import type { DestiniesSpot } from "$lib/protocol";

const KNOWN: ReadonlySet<string> = new Set(STORY);

/** The icon a scenario names, if this client has it. */
export function storyIcon(name: string | null | undefined, otherwise: IconName): IconName {
  return name && KNOWN.has(name) ? (name as IconName) : otherwise;
}

/** The symbol of a place on the map. */
export function emblem(spot: Pick<DestiniesSpot, "icon">): IconName {
  return storyIcon(spot.icon, "position-marker");
}
