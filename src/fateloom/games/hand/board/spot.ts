import type { HandSpot } from "$lib/protocol";
import { monster } from "./catalogue";

/** The numbers of a visible monster where they are not the printed ones. */
export interface Now {
  left: number;
  dmg: number;
  /** How the HP come about: "7+2−4"; "" when they are as printed. */
  hpMade: string;
  dmgMade: string;
}

/** A visible monster's numbers now; undefined for a card that shows none. */
export function now(spot: HandSpot): Now | undefined {
  if (spot.face === null || spot.hp === null || spot.left === null || spot.dmg === null) {
    return undefined;
  }
  const { hp, dmg } = monster(spot.face);
  const hpMade = made(hp, [spot.hp - hp, -spot.damage]);
  return {
    left: Math.max(spot.left, 0),
    dmg: spot.dmg,
    hpMade,
    dmgMade: made(dmg, [spot.dmg - dmg]),
  };
}

/** A printed number and what changes it: "7+2−4"; "" when nothing does. */
function made(printed: number, changes: readonly number[]): string {
  const told = changes.filter((change) => change !== 0).map(signed);
  return told.length > 0 ? [printed, ...told].join("") : "";
}

/** A number with its sign: "+2", "−4". */
export function signed(change: number): string {
  return change < 0 ? `−${-change}` : `+${change}`;
}
