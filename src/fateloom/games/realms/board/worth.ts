import type { RealmsProgress } from "$lib/protocol";
import { FAMILIES, gameCard, TYPES, type GameCard } from "./catalogue";

/** How far cards in front of a player bring them, for each destiny. */

const TYPE_OF: Readonly<Record<string, string>> = {
  Warlord: "Fighter",
  Landlord: "Field",
  Scholar: "Book",
};

/** What a destiny asks for. */
export type Goal = Pick<RealmsProgress, "destiny" | "need" | "among">;

/**
 * How far these cards in front of a player bring a destiny; null for one that is not about them.
 * The engine counts alike (`laid` in destinies.py).
 */
export function counted({ destiny, need, among }: Goal, cards: readonly string[]): number | null {
  const known = cards.flatMap((card) => gameCard(card) ?? []);
  const asked = need - among;
  const found = counts(destiny, asked, known);
  if (found === null || !among) return found;
  return Math.min(found, asked) + Math.min(known.length, among);
}

/** The number of cards that count for a destiny with this requirement. */
function counts(destiny: string, need: number, cards: readonly GameCard[]): number | null {
  const type = TYPE_OF[destiny];
  if (type) return cards.filter((card) => card.type?.name === type).length;
  const sizes = families(cards);
  /** The number of cards in the largest families, up to `each` from each. */
  const largest = (count: number, each: number): number =>
    sum(sizes.slice(0, count).map((size) => Math.min(size, each)));
  switch (destiny) {
    case "Dynasty":
      return sizes[0] ?? 0;
    case "Unifier": {
      const each = need <= 8 ? 2 : 3;
      return largest(Math.floor((need + 1) / each), each);
    }
    case "Twin Crowns":
      return largest(2, Math.floor((need + 1) / 2));
    case "Wanderer": {
      const typed = cards.filter((card) => card.type !== null);
      const kinds = TYPES.filter(({ name }) => typed.some((card) => card.type?.name === name));
      return Math.min(typed.length, need - 3) + kinds.length;
    }
    default:
      return null;
  }
}

function families(cards: readonly GameCard[]): number[] {
  return FAMILIES.map((family) => cards.filter((card) => card.family === family).length).sort(
    (a, b) => b - a,
  );
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, each) => all + each, 0);
}
