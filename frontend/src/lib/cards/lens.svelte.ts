import type { Face } from "./face";

/** What the reading lens of a table explains: the card that was touched last. */
class Lens {
  face = $state<Face | null>(null);
  /** What the question is about: explained in the margin while no card is touched. */
  topic = $state.raw<Face | null>(null);
  /** Its text while no card is touched. */
  news = $state("");
  /** Why it cannot be played, in words. */
  barred = $state<string | undefined>(undefined);
  /** The number of lenses of the page; without one, a card opens its close-up in place. */
  #shown = 0;

  get there(): boolean {
    return this.#shown > 0;
  }

  /** Drops the card; until another is touched, the lens shows this text. */
  rest(lines: readonly { text: string }[]): void {
    this.face = null;
    this.news = lines.map(({ text }) => text).join(" ");
  }

  /** Explains what the question is about until a card is touched; returns what ends that. */
  about(topic: Face | null): () => void {
    this.topic = topic;
    return () => {
      this.topic = null;
    };
  }

  show(face: Face, barred?: string): void {
    this.face = face;
    this.barred = barred;
  }

  /** Adds a lens to the page; returns a function that removes it. */
  join(): () => void {
    this.#shown++;
    return () => {
      this.#shown--;
      if (this.#shown === 0) this.face = null;
    };
  }
}

export const lens = new Lens();
