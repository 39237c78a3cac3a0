import { keep, kept, watch } from "$lib/kept";

const KIND = "letters";
/** In place of a seat: the opening of the story, which is for everybody. */
const TALE = -1;
/** The kind under which the last event of a table that was read is kept. */
export const READ = "read";

/** Of which seats of a table the Destiny was read, and whether the opening was. Only this device knows. */
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

  /** Whether the opening was read. */
  get told(): boolean {
    return this.read(TALE);
  }

  /** Remember that it was: it is not told again on the map. "index" is that of its event. */
  tell(index: number): void {
    this.seal(TALE);
    const last = kept(READ, this.#table);
    if (typeof last !== "number" || last < index) keep(READ, this.#table, index);
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
