import type { RealmsProgress, RealmsView } from "$lib/protocol";
import { listed, say } from "$lib/words";
import { FAMILIES, gameCard, TYPES, type GameCard } from "./catalogue";
import { name } from "./faces";

/** What a card would add to the destinies, told before it is bid for. */

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

/** "For you: Scholar 2 of 3": what a card up for auction would do for the reader. */
export function gains(view: RealmsView, card: string): string {
  if (view.seat === null) return "";
  const own = view.players[view.seat]?.front.filter((laid) => !laid.support) ?? [];
  const cards = own.map((laid) => laid.card);
  const goals = [...view.progress.filter((each) => each.seat === view.seat)];
  if (view.secret) goals.push(view.secret);
  const all = goals.flatMap((each) => gain(each, cards, card) ?? []);
  return all.length > 0 ? say("realms-would-all", { all: listed(all) }) : "";
}

function gain(goal: RealmsProgress, cards: string[], card: string): string | null {
  const now = counted(goal, cards);
  const then = counted(goal, [...cards, card]);
  if (now === null || then === null || then <= now) return null;
  return say("realms-would", {
    destiny: name(goal.destiny),
    have: Math.min(then, goal.need),
    need: goal.need,
  });
}

function families(cards: readonly GameCard[]): number[] {
  return FAMILIES.map((family) => cards.filter((card) => card.family === family).length).sort(
    (a, b) => b - a,
  );
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, each) => all + each, 0);
}
