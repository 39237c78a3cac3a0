import type { DestinyMove } from "$lib/protocol";

/** The legal moves of Destiny, sorted by what a person touches to make them. */
export interface Choices {
  /** The moves with each card of the own hand. */
  cards: ReadonlyMap<string, readonly DestinyMove[]>;
  /** The moves of each power of the Action Phase, by the card that gives it. */
  powers: ReadonlyMap<string, readonly DestinyMove[]>;
  /** What the Alchemist may turn the next card to: an alignment, or null for none. */
  declarations: ReadonlyMap<string | null, DestinyMove>;
  /** The move by which the seat says that it is done. */
  done: DestinyMove | null;
}

export function choices(legal: readonly DestinyMove[]): Choices {
  const cards = new Map<string, DestinyMove[]>();
  const powers = new Map<string, DestinyMove[]>();
  const declarations = new Map<string | null, DestinyMove>();
  let done: DestinyMove | null = null;
  const add = (map: Map<string, DestinyMove[]>, key: string, move: DestinyMove): void => {
    map.set(key, [...(map.get(key) ?? []), move]);
  };
  for (const move of legal) {
    switch (move.kind) {
      case "use":
        add(powers, move.args.power, move);
        break;
      case "declare":
        declarations.set(move.args.alignment, move);
        break;
      case "done":
        done = move;
        break;
      default:
        add(cards, move.args.card, move);
    }
  }
  return { cards, powers, declarations, done };
}

/** The Base that a card is laid on. */
export function baseOf(move: DestinyMove): string | null {
  return move.kind === "attach" ? move.args.base : null;
}

/** What a power is used on: seats for the Thief and the Jester, a character for the Assassin. */
export function targetsOf(move: DestinyMove): { seats: readonly number[]; card: string | null } {
  return move.kind === "use" ? move.args : { seats: [], card: null };
}

/** Of several moves with one card, the one that promises the highest total. */
export function best(
  moves: readonly DestinyMove[],
  offers: readonly { move: string; total: number }[],
): DestinyMove | null {
  const totals = new Map(offers.map((offer) => [offer.move, offer.total]));
  const total = (move: DestinyMove): number => totals.get(move.id) ?? 0;
  let found: DestinyMove | null = null;
  for (const move of moves) {
    if (found === null || total(move) > total(found)) found = move;
  }
  return found;
}
