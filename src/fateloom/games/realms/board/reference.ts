import type { RealmsView } from "$lib/protocol";
import { say } from "$lib/words";
import { CARDS, type GameCard } from "./catalogue";
import { name, power, sorts } from "./faces";

/** The search in the reference; "" matches everything. */
export interface Wanted {
  words: string;
  family: string;
  /** "none" finds cards without a type. */
  type: string;
  kind: string;
}

export const EVERYTHING: Wanted = { words: "", family: "", type: "", kind: "" };

/** The cards of the catalogue that fit. */
export function found(wanted: Wanted): GameCard[] {
  const words = plain(wanted.words).split(" ").filter(Boolean);
  return CARDS.filter(
    (card) =>
      (!wanted.family || card.family.name === wanted.family) &&
      (!wanted.type || (card.type?.name ?? "none") === wanted.type) &&
      (!wanted.kind || card.kind === wanted.kind) &&
      words.every((word) =>
        plain(`${name(card.name)} ${sorts(card)} ${power(card.name)}`).includes(word),
      ),
  );
}

function plain(text: string): string {
  return text.toLowerCase().replaceAll("’", "'").trim();
}

/** The place of a card, if the reader may know it; "" otherwise. */
export function lies(card: GameCard, view: RealmsView, names: readonly string[]): string {
  if (card.advanced && !view.advanced) return say("realms-lies-out");
  if (view.hand.includes(card.name)) return say("realms-lies-hand");
  if (view.discards.includes(card.name)) return say("realms-lies-discards");
  if (view.auction?.lots.some((lot) => lot.card === card.name)) return say("realms-lies-lot");
  const holder = view.players.find((player) =>
    player.front.some((laid) => laid.card === card.name),
  );
  return holder ? say("realms-lies-front", { name: names[holder.seat] ?? "" }) : "";
}
