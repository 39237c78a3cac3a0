import type { RealmsView } from "$lib/protocol";
import { say } from "$lib/words";
import { gameCard } from "./catalogue";
import { name } from "./faces";
import { inOrder } from "./hand";

/** Cards that lie neither in hand nor on the table, shown because the question is about them. */
export interface Tray {
  label: string;
  cards: readonly string[];
  /** They are put back in an order: their places are chosen one after another. */
  ordered: boolean;
}

export function tray(view: RealmsView, names: readonly string[]): Tray | null {
  const { ask, seat } = view;
  if (!ask || seat === null || !view.waiting.includes(seat)) return null;
  switch (ask.what) {
    case "order": {
      const seen = view.pile_known.filter(([above]) => above < (ask.count ?? 0));
      const cards = [...seen].sort(([a], [b]) => a - b).map(([, card]) => card);
      return { label: say("realms-seen-pile"), cards, ordered: true };
    }
    case "exchange": {
      const hand = view.noted.find((each) => each.seat === ask.other)?.cards ?? [];
      const whose = names[ask.other ?? -1] ?? "";
      return {
        label: say("realms-seen-hand", { name: whose }),
        cards: inOrder(hand),
        ordered: false,
      };
    }
    case "card":
      return ask.source === "Gravedigger" || ask.source === "Grimoire"
        ? { label: say("realms-discarded"), cards: view.discards.toReversed(), ordered: false }
        : null;
    default:
      return null;
  }
}

/** Why a discarded card cannot be chosen: the Grimoire raises Necromancy alone. */
export function whyNotDiscard(view: RealmsView, card: string): string {
  const family = "Necromancy";
  if (view.ask?.source !== "Grimoire" || gameCard(card)?.family.name === family) return "";
  return say("realms-why-family", { card: name(card), family: name(family) });
}
