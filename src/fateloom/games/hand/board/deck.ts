import type { HandView } from "$lib/protocol";
import {
  flipped,
  FLIPPED_WAVE,
  isMonster,
  monster,
  MONSTERS,
  rotated,
  START_STRENGTH,
  WAVES,
  type Monster,
} from "./catalogue";

/** What can be known of the deck: where each card is, and what the next wave makes of them. */

/** Whether the side a monster is on has been seen in this run. */
export function seen(view: HandView, which: Monster): boolean {
  return ((view.memory.seen >> which.side) & 1) === 1;
}

/** Whether the other side of a monster's card has been seen. */
export function backSeen(view: HandView, card: string): boolean {
  return isMonster(card) && seen(view, flipped(monster(card)));
}

export interface Coming {
  wave: number;
  /** How the deck is turned for it. */
  turn: "rotated" | "flipped";
  /** The strength it would begin with, front to back; null for a side that was never seen. */
  strength: readonly (Monster | null)[];
}

/**
 * The next wave as it would begin if no more cards left the line: strength and Underworld make the
 * deck, its last cards become strength (HND-OP-11 to -14). Null in the last wave.
 */
export function coming(view: HandView): Coming | null {
  if (view.wave >= WAVES || view.outcome) return null;
  const wave = view.wave + 1;
  const might = view.potions.includes("Might Potion") ? 1 : 0;
  const count = (START_STRENGTH[view.difficulty] ?? 3) + might;
  const deck = [...view.strength, ...view.underworld].map(monster);
  if (wave === FLIPPED_WAVE) {
    const first = deck.slice(0, count).reverse();
    const strength = first.map(flipped).map((each) => (seen(view, each) ? each : null));
    return { wave, turn: "flipped", strength };
  }
  return { wave, turn: "rotated", strength: deck.slice(-count).map(rotated) };
}

/** The cards, 1 to 11, whose place is not known. */
export function unplaced(view: HandView): number[] {
  const placed = new Set<number>();
  for (const spot of view.line) if (spot.card !== null) placed.add(spot.card);
  for (const card of [...view.strength, ...view.underworld]) placed.add(monster(card).card);
  return Array.from({ length: MONSTERS.length / 4 }, (_, i) => i + 1).filter(
    (card) => !placed.has(card),
  );
}
