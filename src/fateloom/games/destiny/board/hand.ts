import { CATALOGUE } from "$lib/catalogues/destiny";
import type { CardState } from "$lib/cards/face";
import type { DestinyMove, DestinyView } from "$lib/protocol";
import { refusalSentence } from "$lib/words";
import { aligned, type AlignedKind } from "./faces";

const KINDS: readonly AlignedKind[] = ["base", "bonus", "multiplier"];

/** A card of the own hand, how it lies, and what touching it does. */
export interface Held {
  key: string;
  card: string;
  state: CardState;
  /** Added to its label, where it can be played. */
  moves: readonly DestinyMove[];
}

/** The own hand in reading order: by kind, then alignment, then value; characters last. */
export function held(
  view: DestinyView,
  moves: ReadonlyMap<string, readonly DestinyMove[]>,
  chosen: string | null,
): Held[] {
  const refusals = new Map(view.refusals.map((each) => [each.card, each]));
  return [...view.hand].sort(byKind).map((card) => {
    const why = refusals.get(card);
    const open = moves.get(card) ?? [];
    return {
      key: card,
      card,
      moves: open,
      state: {
        chosen: card === chosen || view.marked.includes(card),
        playable: open.length > 0,
        resting: open.length === 0,
        // A card of another kind only rests; one that may not be played says why.
        barred: why && !RESTS.has(why.code) ? refusalSentence(why, "destiny") : undefined,
      },
    };
  });
}

const RESTS = new Set(["other-kind", "not-in-this-phase"]);

function byKind(a: string, b: string): number {
  return rank(a) - rank(b) || (a < b ? -1 : 1);
}

function rank(card: string): number {
  const parts = aligned(card);
  if (!parts) return 1000;
  const { alignments } = CATALOGUE;
  return KINDS.indexOf(parts.kind) * 100 + alignments.indexOf(parts.alignment) * 10 + parts.value;
}
