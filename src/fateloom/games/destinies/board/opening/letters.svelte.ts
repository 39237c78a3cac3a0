import { keep, kept, watch } from "$lib/kept";

const KIND = "letters";

/** Of which seats of a table the Destiny was read. Only this device knows. */
export class Letters {
  readonly #table: string;
  #read = $state.raw<readonly number[]>([]);

  constructor(table: string) {
    this.#table = table;
    this.#read = seatsOf(kept(KIND, table));
  }

  /** Whether this seat's Destiny was read. */
  read(seat: number): boolean {
    return this.#read.includes(seat);
  }

  /** Remember that it was. */
  seal(seat: number): void {
    if (this.read(seat)) return;
    this.#read = [...this.#read, seat];
    keep(KIND, this.#table, this.#read);
  }

  /** Follows other pages of this device, until the returned function is called. */
  follow(): () => void {
    return watch(KIND, this.#table, (value) => (this.#read = seatsOf(value)));
  }
}

function seatsOf(value: unknown): readonly number[] {
  return Array.isArray(value) ? value.filter((each) => typeof each === "number") : [];
}
