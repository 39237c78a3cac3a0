import type { EventInfo } from "$lib/protocol";

/** What a page has just come to know: the events since the last view of the same seat. */
export class News {
  #seat: number | null | undefined;
  #known = 0;

  /**
   * The events that are new. A first view has none, unless the game has only begun: nobody chose
   * yet. Null after an undo, and for another seat: what was shown is no longer so.
   */
  since(seat: number | null, events: readonly EventInfo[], begins: boolean): EventInfo[] | null {
    const same = this.#seat === seat && events.length >= this.#known;
    const first = this.#seat === undefined;
    const from = same ? this.#known : begins && first ? 0 : events.length;
    this.#seat = seat;
    this.#known = events.length;
    return same || first ? events.slice(from) : null;
  }
}
