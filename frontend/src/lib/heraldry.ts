import type { IconName } from "$lib/icons/names";

/** A player's sign: a colour, a charge and a division of the field, never colour alone. */
export interface Arms {
  name: string;
  charge: IconName;
  /** The name of its colour among the tokens. */
  pigment: string;
  /** The part of the shield that is lighter. */
  division: string;
}

const SUN: Arms = {
  name: "sun",
  charge: "sun",
  pigment: "gold",
  division: "M32 4H61V37H32ZM3 37H32V72C18 66 3 54 3 37Z",
};

const ARMS: readonly Arms[] = [
  SUN,
  { name: "moon", charge: "moon", pigment: "lapis", division: "M32 4H61V34C61 54 46 66 32 72Z" },
  {
    name: "stag",
    charge: "stag-head",
    pigment: "verdigris",
    division: "M3 44L32 24L61 44L61 34V50L32 34L5 48Z",
  },
  {
    name: "raven",
    charge: "raven",
    pigment: "plum",
    division: "M3 4L61 56C54 64 44 69 32 72C18 66 3 54 3 34Z",
  },
  { name: "tower", charge: "white-tower", pigment: "vermilion", division: "M3 4H61V24H3Z" },
  {
    name: "wave",
    charge: "big-wave",
    pigment: "sea",
    division: "M3 40Q10 33 17 40T32 40T47 40T61 40C57 58 44 67 32 72C20 67 7 58 3 40Z",
  },
];

/** The arms of a seat: the first six seats have their own. */
export function arms(seat: number): Arms {
  return ARMS[seat % ARMS.length] ?? SUN;
}

/** The class that lends a seat's colours to what stands inside. */
export function playerClass(seat: number): string {
  return `p-${arms(seat).name}`;
}
