/** Lengths in pixels: of a tile's side, the root's letters, labels, discs and heroes. */
export interface Scale {
  tile: number;
  rem: number;
  label: number;
  disc: number;
  hero: number;
  /** The hero whose turn it is. */
  active: number;
}

/** The units of a tile's side, in which a story places what is on it. */
export const UNITS = 240;

/** The lengths for a tile of this side and letters of this size; in table mode, for eyes further away. */
export function scaleOf(tile: number, rem: number, tableMode = false): Scale {
  const within = (least: number, share: number, most: number): number =>
    Math.min(most * rem, Math.max(least * rem, tile * share));
  return {
    tile,
    rem,
    label: within(tableMode ? 1 : 0.875, 0.066, 1),
    disc: within(2.3, 0.19, 3.2),
    hero: within(2.2, 0.22, 3.8),
    active: within(2.5, 0.26, 4.4),
  };
}

/** The middle of the foot of the hero who stands on a tile as number `among`, in units. */
export function heroSpot(among: number): readonly [number, number] {
  return [44 + among * 50, 222 - (among % 2) * 8];
}

/** Measures words in pixels. */
export type Ruler = (words: string) => number;

/** A ruler for the letters of labels, of this size in pixels. */
export function rulerOf(size: number): Ruler {
  const context = document.createElement("canvas").getContext("2d");
  if (!context) return (words) => words.length * size * 0.5;
  const family = getComputedStyle(document.documentElement).getPropertyValue("--serif");
  context.font = `600 ${size}px ${family}`;
  return (words) => context.measureText(words).width;
}
