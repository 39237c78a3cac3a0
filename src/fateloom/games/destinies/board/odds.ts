/** The probabilities of a roll, computed from the faces; a star is 0. */
export const MAIN = [1, 2, 2, 3, 3, 4] as const;
export const EFFORT = [1, 1, 2, 2, 0, 0] as const;
const MAIN_DICE = 2;
/** The maximum number of successes that can be entered. */
export const MOST = 6;

type Throws = ReadonlyMap<string, { total: number; stars: number; chance: number }>;

function add(throws: Throws, faces: readonly number[], stars: boolean): Throws {
  const next = new Map<string, { total: number; stars: number; chance: number }>();
  for (const each of throws.values()) {
    for (const face of faces) {
      const total = each.total + face;
      const count = each.stars + (stars && face === 0 ? 1 : 0);
      const key = `${total} ${count}`;
      const before = next.get(key)?.chance ?? 0;
      next.set(key, { total, stars: count, chance: before + each.chance / faces.length });
    }
  }
  return next;
}

/** The probability of each number of successes, 0 to 6, on a track with `effort` Effort dice. */
export function chances(
  track: readonly number[],
  effort: number,
  added = 0,
  granted = 0,
): readonly number[] {
  let throws: Throws = new Map([["", { total: 0, stars: 0, chance: 1 }]]);
  for (let i = 0; i < MAIN_DICE; i++) throws = add(throws, MAIN, false);
  for (let i = 0; i < effort; i++) throws = add(throws, EFFORT, true);
  const found = Array.from({ length: MOST + 1 }, () => 0);
  for (const { total, stars, chance } of throws.values()) {
    const markers = track.filter((space) => space <= total + added).length;
    const successes = Math.min(Math.max(markers + stars + granted, 0), MOST);
    found[successes] = (found[successes] ?? 0) + chance;
  }
  return found;
}

/** The probability of at least `count` successes. */
export function atLeast(odds: readonly number[], count: number): number {
  return odds.slice(count).reduce((sum, chance) => sum + chance, 0);
}
