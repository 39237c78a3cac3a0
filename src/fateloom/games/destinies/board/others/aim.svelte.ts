import { keep, kept, watch } from "$lib/kept";

const KIND = "aims";

/** The tile that a seat's player means to go to next. It is stored only on this device. */
export class Aim {
  readonly #key: string;
  #tile = $state<string | null>(null);

  constructor(table: string, seat: number) {
    this.#key = `${table}.${seat}`;
    this.#tile = read(kept(KIND, this.#key));
  }

  get tile(): string | null {
    return this.#tile;
  }
  set tile(tile: string | null) {
    this.#tile = tile;
    keep(KIND, this.#key, tile);
  }

  /** Follows the choice in other pages of this device, until the returned function is called. */
  follow(): () => void {
    return watch(KIND, this.#key, (value) => (this.#tile = read(value)));
  }
}

function read(value: unknown): string | null {
  return typeof value === "string" ? value : null;
}
