import type { Face } from "./face";

/** What the reading lens of a table explains: the card that was touched last. */
class Lens {
  face = $state<Face | null>(null);
  /** What it says while no card is touched. */
  news = $state("");
  /** Why it cannot be played, in words. */
  barred = $state<string | undefined>(undefined);
  /** How many lenses the page has; without one a card opens its close-up where it lies. */
  #shown = 0;

  get there(): boolean {
    return this.#shown > 0;
  }

  /** Lets go of the card; until one is touched the lens says these things. */
  rest(lines: readonly { text: string }[]): void {
    this.face = null;
    this.news = lines.map(({ text }) => text).join(" ");
  }

  show(face: Face, barred?: string): void {
    this.face = face;
    this.barred = barred;
  }

  /** Adds a lens to the page; returns what takes it away again. */
  join(): () => void {
    this.#shown++;
    return () => {
      this.#shown--;
      if (this.#shown === 0) this.face = null;
    };
  }
}

export const lens = new Lens();
