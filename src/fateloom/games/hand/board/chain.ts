import type { HandSpot, HandView } from "$lib/protocol";
import { monster, type Monster } from "./catalogue";

/** A card of the line as it comes at the hero: what is known of it, or how many in a row are not. */
export type Link = Known | Unknown;

export interface Known {
  /** Its place in the line, from 0. */
  place: number;
  monster: Monster;
  /** Visible now, and not only remembered. */
  visible: boolean;
  /** What it would do to the hero: now, or as printed where it cannot be seen. */
  damage: number;
}

export interface Unknown {
  place: number;
  monster: null;
  count: number;
}

/** The line in the order in which it comes; neighbours of which no monster is known are one link. */
export function chain({ line }: Pick<HandView, "line">): Link[] {
  const links: Link[] = [];
  line.forEach((spot, place) => {
    const last = links.at(-1);
    if (spot.face !== null) links.push(known(spot, spot.face, place));
    else if (last && last.monster === null) last.count++;
    else links.push({ place, monster: null, count: 1 });
  });
  return links;
}

function known(spot: HandSpot, face: string, place: number): Known {
  const shown = monster(face);
  return {
    place,
    monster: shown,
    visible: spot.sight === "visible",
    damage: spot.dmg ?? shown.dmg,
  };
}
