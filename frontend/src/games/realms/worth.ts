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

/** How far these cards in front of a player bring a destiny; null for one that is not about them. */
export function counted(destiny: string, cards: readonly string[]): number | null {
  const known = cards.flatMap((card) => gameCard(card) ?? []);
  const type = TYPE_OF[destiny];
  if (type) return known.filter((card) => card.type?.name === type).length;
  const sizes = families(known);
  switch (destiny) {
    case "Dynasty":
      return sizes[0] ?? 0;
    case "Unifier":
      return sum(sizes.slice(0, 3).map((size) => Math.min(size, 2)));
    case "Twin Crowns":
      return sum(sizes.slice(0, 2).map((size) => Math.min(size, 3)));
    case "Wanderer": {
      const typed = known.filter((card) => card.type !== null);
      const kinds = TYPES.filter(({ name }) => typed.some((card) => card.type?.name === name));
      return Math.min(typed.length, 5) + kinds.length;
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

function gain({ destiny, need }: RealmsProgress, cards: string[], card: string): string | null {
  const now = counted(destiny, cards);
  const then = counted(destiny, [...cards, card]);
  if (now === null || then === null || then <= now) return null;
  return say("realms-would", {
    destiny: name(destiny),
    have: Math.min(then, need),
    need,
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
