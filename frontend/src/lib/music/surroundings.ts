/** What is heard of a place: noise that is filtered, and swells and falls. */
export interface Surroundings {
  /** Where the noise lies, in hertz, and how narrow it is. */
  frequency: number;
  narrow: number;
  /** How often it swells in a minute, and by how much of it. */
  swells: number;
  depth: number;
  /** From 0 to 1. */
  loudness: number;
}

const WIND: Surroundings = { frequency: 420, narrow: 0.9, swells: 5, depth: 0.6, loudness: 0.05 };
const HIGH_WIND: Surroundings = { ...WIND, frequency: 640, narrow: 1.6, swells: 7, depth: 0.8 };
const LEAVES: Surroundings = {
  frequency: 2600,
  narrow: 0.5,
  swells: 6,
  depth: 0.75,
  loudness: 0.022,
};
const WAVES: Surroundings = {
  frequency: 520,
  narrow: 0.4,
  swells: 8,
  depth: 0.9,
  loudness: 0.075,
};
const WATER: Surroundings = {
  frequency: 900,
  narrow: 0.7,
  swells: 14,
  depth: 0.35,
  loudness: 0.03,
};
const PEOPLE: Surroundings = {
  frequency: 310,
  narrow: 2.2,
  swells: 19,
  depth: 0.5,
  loudness: 0.045,
};
const CAVE: Surroundings = { frequency: 130, narrow: 2.5, swells: 3, depth: 0.4, loudness: 0.09 };
const RAIN: Surroundings = { frequency: 3200, narrow: 0.4, swells: 9, depth: 0.3, loudness: 0.025 };
const FIRE: Surroundings = { frequency: 1400, narrow: 1.2, swells: 97, depth: 0.9, loudness: 0.02 };
const ROOM: Surroundings = { frequency: 190, narrow: 1.5, swells: 4, depth: 0.3, loudness: 0.03 };
const FATE: Surroundings = { frequency: 88, narrow: 3, swells: 44, depth: 0.85, loudness: 0.1 };

/** By the terrain of a tile, by what is loudest at a place, and in a dungeon or a Finale. */
const HEARD: Record<string, Surroundings> = {
  forest: LEAVES,
  hills: WIND,
  mountain: HIGH_WIND,
  marsh: WATER,
  field: WIND,
  village: PEOPLE,
  town: PEOPLE,
  coast: WAVES,
  sea: WAVES,
  ruin: HIGH_WIND,
  stones: HIGH_WIND,
  road: WIND,
  rain: RAIN,
  water: WATER,
  fire: FIRE,
  room: ROOM,
  dungeon: CAVE,
  finale: FATE,
};

/** What is heard at such a place; of places unknown, the wind. */
export function heard(place: string): Surroundings {
  return HEARD[place] ?? WIND;
}
