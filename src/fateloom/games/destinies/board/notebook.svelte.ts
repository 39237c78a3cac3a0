import { keep, kept, watch } from "$lib/kept";

export const MOST = 2_000;
const KIND = "notes";

/** What the player of a seat wrote down for themselves: on this device, and nowhere else. */
export class Notebook {
  readonly #key: string;
  #text = $state("");

  constructor(table: string, seat: number) {
    this.#key = `${table}.${seat}`;
    this.#text = textOf(kept(KIND, this.#key));
  }

  get text(): string {
    return this.#text;
  }
  set text(text: string) {
    this.#text = text.slice(0, MOST);
    keep(KIND, this.#key, this.#text);
  }

  /** Puts a line under what stands there. */
  add(line: string): void {
    if (line.trim()) this.text = [this.#text, line.trim()].filter(Boolean).join("\n");
  }

  /** Follows what other pages of this device write, until it is told to stop. */
  follow(): () => void {
    return watch(KIND, this.#key, (value) => (this.#text = textOf(value)));
  }
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}
