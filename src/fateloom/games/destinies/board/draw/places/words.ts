/** The words of pictures of places. The story's checker has the same lists (story/pictures.py). */
export const HOURS = [
  "dawn",
  "day",
  "gold",
  "blue",
  "dusk",
  "night",
  "grey",
  "red",
  "green",
] as const;
export const WEATHERS = ["clouds", "mist", "rain", "wind", "ash", "dust"] as const;
export const LIGHTS = ["sun", "moon", "low"] as const;
export const PHASES = ["full", "crescent"] as const;
export const SKIES = ["diaper", "scale", "rays", "stars"] as const;
export const BASES = ["open", "valley", "water", "wood", "wall", "vault", "room"] as const;
export const POSES = ["stand", "sit", "kneel", "raise"] as const;

export type Hour = (typeof HOURS)[number];
export type Weather = (typeof WEATHERS)[number];
export type Base = (typeof BASES)[number];
