import type { RealmsMove } from "$lib/protocol";
import { choices, type Choices } from "./choices";
import { completed, type Pile } from "./order";

/** An element of the table that can be chosen now. */
export interface Target {
  touch: () => void;
  chosen: boolean;
}

/** What a person has picked but not yet chosen: a card, a player, a bid, an order of cards. */
export class Choosing {
  /** The id of a move. */
  #picked = $state<string | null>(null);
  /** Players touched where two are wanted, and places of cards where an order is wanted. */
  #seats = $state<readonly number[]>([]);
  #order = $state<Pile>([]);
  readonly #legal: () => readonly RealmsMove[];
  readonly #take: (move: RealmsMove) => void;

  readonly open: Choices = $derived.by(() => choices(this.#legal()));

  /** The move that is ready to be confirmed. */
  readonly move: RealmsMove | null = $derived.by(() => {
    const picked = this.#legal().find((move) => move.id === this.#picked);
    if (picked) return picked;
    if (this.#seats.length === 2) {
      return this.open.pairs.find((pair) => this.#holds(pair.seats))?.move ?? null;
    }
    return this.open.orders.get(this.#order.map((place) => place + 1).join(" ")) ?? null;
  });

  /** Whether there is a selection that can be cleared. */
  readonly begun: boolean = $derived.by(
    () => this.move !== null || this.#seats.length > 0 || this.#order.length > 0,
  );

  constructor(legal: () => readonly RealmsMove[], take: (move: RealmsMove) => void) {
    this.#legal = legal;
    this.#take = take;
  }

  clear(): void {
    this.#picked = null;
    this.#seats = [];
    this.#order = [];
  }

  /** The first touch picks, the second confirms. */
  touch(move: RealmsMove): void {
    if (this.move?.id === move.id) return this.#take(move);
    this.clear();
    this.#picked = move.id;
  }

  onHand(card: string): Target | undefined {
    return this.#target(this.open.hand.get(card));
  }

  onCard(card: string): Target | undefined {
    return this.#target(this.open.cards.get(card));
  }

  onLot(seller: number): Target | undefined {
    return this.#target(this.open.lots.get(seller));
  }

  onBid(bid: number): Target | undefined {
    return this.#target(this.open.bids.get(bid));
  }

  onToken(token: string): Target | undefined {
    return this.#target(this.open.tokens.get(token));
  }

  onSeat(seat: number): Target | undefined {
    const alone = this.#target(this.open.seats.get(seat));
    if (alone) return alone;
    const chosen = this.#seats.includes(seat);
    const others = this.#seats.length === 2 ? [] : this.#seats;
    const fits = this.open.pairs.some((pair) =>
      [...others, seat].every((each) => pair.seats.includes(each)),
    );
    return fits || chosen ? { touch: () => this.#touchSeat(seat), chosen } : undefined;
  }

  /** The place (from 0) a seen card will be put back to; null while it has none. */
  placeOf(card: number): number | null {
    const place = this.#order.indexOf(card);
    return place < 0 ? null : place;
  }

  /** Puts a seen card back next; the last one follows automatically. */
  touchSeen(card: number, count: number): void {
    this.#order = this.#order.includes(card)
      ? this.#order.slice(0, this.#order.indexOf(card))
      : completed([...this.#order, card], count);
  }

  #touchSeat(seat: number): void {
    if (this.#seats.includes(seat)) this.#seats = this.#seats.filter((each) => each !== seat);
    else this.#seats = this.#seats.length === 2 ? [seat] : [...this.#seats, seat];
  }

  #holds(seats: readonly number[]): boolean {
    return seats.every((seat) => this.#seats.includes(seat));
  }

  #target(move: RealmsMove | undefined): Target | undefined {
    if (move === undefined) return undefined;
    return { touch: () => this.touch(move), chosen: this.move?.id === move.id };
  }
}
