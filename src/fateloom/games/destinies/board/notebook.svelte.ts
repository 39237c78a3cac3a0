import { keep, kept, watch } from "$lib/kept";

export const MOST = 2_000;
const KIND = "notes";

/** The private notes of a seat's player. They are stored only on this device. */
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

  /** Appends a line. */
  add(line: string): void {
    if (line.trim()) this.text = [this.#text, line.trim()].filter(Boolean).join("\n");
  }

  /** Follows the notes in other pages of this device, until the returned function is called. */
  follow(): () => void {
    return watch(KIND, this.#key, (value) => (this.#text = textOf(value)));
  }
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}
