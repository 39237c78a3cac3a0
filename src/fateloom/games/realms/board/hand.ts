import type { CardState } from "$lib/cards/face";
import type { RealmsView } from "$lib/protocol";
import { refusalSentence, say } from "$lib/words";
import { gameCard } from "./catalogue";
import type { Target } from "./choosing.svelte";

/** A card of the own hand, how it lies, and what touching it does. */
export interface Held {
  key: string;
  card: string;
  state: CardState;
  /** Added to its label. */
  note: string | undefined;
  /** The rule for which it cannot be chosen, if one is known. */
  rule: string;
  target: Target | undefined;
}

/** The own hand in reading order: by family, then as in the catalogue. */
export function held(view: RealmsView, target: (card: string) => Target | undefined): Held[] {
  const refusals = new Map(view.refusals.map((each) => [each.card, each]));
  return inOrder(view.hand).map((card) => {
    const open = target(card);
    const why = refusals.get(card);
    const chosen = view.chosen.includes(card);
    return {
      key: card,
      card,
      target: open,
      rule: why?.rule ?? "",
      note: chosen ? say("realms-chosen") : open ? say("table-playable") : undefined,
      state: {
        chosen: chosen || (open?.chosen ?? false),
        playable: open !== undefined,
        resting: open === undefined && !chosen,
        barred: why ? refusalSentence(why, "realms") : undefined,
      },
    };
  });
}

/** Cards by family, then as in the catalogue. */
export function inOrder(cards: readonly string[]): string[] {
  const order = (card: string): number => gameCard(card)?.order ?? 0;
  return [...cards].sort((a, b) => order(a) - order(b));
}
