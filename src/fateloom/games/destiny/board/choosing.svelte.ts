import type { DestinyMove, DestinyOffer, DestinyView } from "$lib/protocol";
import { baseOf, best, choices, targetsOf, type Choices } from "./choices";
import type { CardTarget } from "./targets";

/** The inputs of a choice, read again whenever they change. */
interface Given {
  view: DestinyView;
  legal: readonly DestinyMove[];
}

/** What a person has picked but not yet chosen: a card or a power, and what it is aimed at. */
export class Choosing {
  card = $state<string | null>(null);
  power = $state<string | null>(null);
  /** The id of the move that was chosen among those picked. */
  #aim = $state<string | null>(null);
  /** The first of two seats that the picked power is turned on. */
  #first = $state<number | null>(null);
  readonly #given: () => Given;

  readonly open: Choices = $derived.by(() => choices(this.#given().legal));

  /** The moves with what is picked. */
  readonly picked: readonly DestinyMove[] = $derived.by(() => {
    if (this.card !== null) return this.open.cards.get(this.card) ?? [];
    return this.power === null ? [] : (this.open.powers.get(this.power) ?? []);
  });

  /** The move that is ready to be confirmed; of several places for a card, the best. */
  readonly move: DestinyMove | null = $derived.by(() => {
    const aimed = this.picked.find((move) => move.id === this.#aim);
    if (aimed) return aimed;
    if (this.card === null && this.picked.length !== 1) return null;
    return best(this.picked, this.#given().view.offers);
  });

  /** What that move would make of its group and of the total. */
  readonly offer: DestinyOffer | null = $derived.by(
    () => this.#given().view.offers.find((offer) => offer.move === this.move?.id) ?? null,
  );

  /** Where else the picked card could lie, by Base. */
  readonly places: ReadonlyMap<string, { total: number; choose: () => void }> = $derived.by(() => {
    const { offers } = this.#given().view;
    return new Map(
      this.picked.flatMap((move) => {
        const base = baseOf(move);
        const total = offers.find((offer) => offer.move === move.id)?.total;
        if (move.id === this.move?.id || base === null || total === undefined) return [];
        return [[base, { total, choose: () => this.aim(move) }] as const];
      }),
    );
  });

  constructor(given: () => Given) {
    this.#given = given;
  }

  clear(): void {
    this.card = this.power = this.#aim = this.#first = null;
  }

  pickCard(card: string): void {
    this.clear();
    this.card = card;
  }

  pickPower(power: string): void {
    this.clear();
    this.power = power;
  }

  aim(move: DestinyMove): void {
    this.#aim = move.id;
  }

  /** Another player as a target of the picked power, alone or as one of two. */
  onSeat(seat: number): (CardTarget & { move: DestinyMove | null }) | undefined {
    if (this.power === null) return undefined;
    const on = this.picked.filter((move) => targetsOf(move).seats.includes(seat));
    const alone = on.find((move) => targetsOf(move).seats.length === 1);
    if (alone) return { ...this.target(alone), move: alone };
    if (on.length === 0) return undefined;
    const chosen = this.move ? on.includes(this.move) : this.#first === seat;
    return { choose: () => this.#pair(seat, on), chosen, move: null };
  }

  /** A character on the table as a target of the picked power. */
  onCard(card: string): CardTarget | undefined {
    const move = this.#aimed((at) => at.card === card);
    return move === null ? undefined : this.target(move);
  }

  target(move: DestinyMove): CardTarget {
    return { choose: () => this.aim(move), chosen: this.move?.id === move.id };
  }

  /** The first touch chooses one of two, and the second the other. */
  #pair(seat: number, on: readonly DestinyMove[]): void {
    const first = this.#first;
    const both = on.find((move) => first !== null && targetsOf(move).seats.includes(first));
    if (first === null || this.#aim !== null || both === undefined) {
      this.#first = first === seat && this.#aim === null ? null : seat;
      this.#aim = null;
    } else if (first === seat) this.#first = null;
    else this.#aim = both.id;
  }

  #aimed(fits: (at: ReturnType<typeof targetsOf>) => boolean): DestinyMove | null {
    if (this.power === null) return null;
    return this.picked.find((move) => fits(targetsOf(move))) ?? null;
  }
}
