import { keep, kept, watch } from "$lib/kept";
import { at, KIND, read, type Guessed } from "./guesses";

/** What a seat's player guesses will happen. It is stored only on this device. */
export class Guesses {
  readonly #key: string;
  #kept = $state.raw<Guessed>({ first: null, rolls: [] });

  constructor(table: string, seat: number) {
    this.#key = `${table}.${seat}`;
    this.#kept = read(kept(KIND, this.#key));
  }

  get all(): Guessed {
    return this.#kept;
  }

  /** Guesses who fulfils a Destiny first; the day is told with it. */
  first(seat: number, day: number): void {
    this.#keep({ ...this.#kept, first: { seat, day } });
  }

  /** Guesses the successes of a roll, by the index of the event that began its test. */
  roll(index: number, seat: number, count: number): void {
    const others = this.#kept.rolls.filter((each) => each.index !== index || each.seat !== seat);
    this.#keep({ ...this.#kept, rolls: [...others, { index, seat, count }] });
  }

  /** The guess about a roll; undefined if there is none. */
  of(index: number, seat: number): number | undefined {
    return at(this.#kept, index, seat)?.count;
  }

  /** Follows the guesses in other pages of this device, until the returned function is called. */
  follow(): () => void {
    return watch(KIND, this.#key, (value) => (this.#kept = read(value)));
  }

  #keep(guessed: Guessed): void {
    this.#kept = guessed;
    keep(KIND, this.#key, guessed);
  }
}
