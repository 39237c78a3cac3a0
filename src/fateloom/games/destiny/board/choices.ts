/** The legal moves of Destiny, sorted by what a person touches to make them. */
export interface Choices {
  /** The moves with each card of the own hand. */
  cards: ReadonlyMap<string, readonly string[]>;
  /** The moves of each power of the Action Phase, by the card that gives it. */
  powers: ReadonlyMap<string, readonly string[]>;
  /** What the Alchemist may turn the next card to: a letter, or "nothing". */
  declarations: readonly string[];
  /** Whether the seat may say that it is done. */
  done: boolean;
}

export function choices(legal: readonly string[]): Choices {
  const cards = new Map<string, string[]>();
  const powers = new Map<string, string[]>();
  const declarations: string[] = [];
  let done = false;
  const add = (map: Map<string, string[]>, key: string, move: string): void => {
    map.set(key, [...(map.get(key) ?? []), move]);
  };
  for (const move of legal) {
    const [verb = "", ...rest] = move.split(" ");
    const object = rest.join(" ");
    switch (verb) {
      case "identity":
      case "aid":
      case "discard":
      case "keep":
        add(cards, object, move);
        break;
      case "play":
        add(cards, rest[0] ?? "", move);
        break;
      case "use":
        add(powers, object.split(" on ")[0] ?? "", move);
        break;
      case "declare":
        declarations.push(object);
        break;
      case "done":
        done = true;
    }
  }
  return { cards, powers, declarations, done };
}

/** The Base that a card is laid on: GB4 in "play G+1 on GB4". */
export function baseOf(move: string): string | null {
  return /^play \S+ on (\S+)$/.exec(move)?.[1] ?? null;
}

/** What a power is used on: seats for the Thief and the Jester, a character for the Assassin. */
export function targetsOf(move: string): { seats: readonly number[]; card: string | null } {
  const object = / on (.+)$/.exec(move)?.[1];
  if (object === undefined) return { seats: [], card: null };
  return /^[\d ]+$/.test(object)
    ? { seats: object.split(" ").map(Number), card: null }
    : { seats: [], card: object };
}

/** Of several moves with one card, the one that promises the highest total. */
export function best(
  moves: readonly string[],
  offers: readonly { move: string; total: number }[],
): string | null {
  const totals = new Map(offers.map((offer) => [offer.move, offer.total]));
  let found: string | null = null;
  for (const move of moves) {
    if (found === null || (totals.get(move) ?? 0) > (totals.get(found) ?? 0)) found = move;
  }
  return found;
}
