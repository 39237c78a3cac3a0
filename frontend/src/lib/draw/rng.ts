/** A seeded source of numbers. The same seed gives the same drawing on every machine, for ever. */
export interface Rng {
  /** The next number from 0 up to 1. */
  next(): number;
  /** A number between two others. */
  between(low: number, high: number): number;
  /** A whole number between two others, both included. */
  whole(low: number, high: number): number;
  /** One of a list. */
  pick<T>(list: readonly [T, ...T[]]): T;
}

/** FNV-1a hashes the words of the seed, mulberry32 makes the numbers. */
export function rng(seed: string): Rng {
  let hash = 2166136261;
  for (const letter of seed) {
    hash ^= letter.charCodeAt(0);
    hash = Math.imul(hash, 16777619);
  }
  let state = hash >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) / 4294967296;
  };
  const between = (low: number, high: number): number => low + (high - low) * next();
  return {
    next,
    between,
    whole: (low, high) => Math.floor(between(low, high + 1)),
    pick: (list) => list[Math.floor(next() * list.length)] ?? list[0],
  };
}

/** A coordinate short enough for a path. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}
