import type { EventInfo } from "$lib/protocol";

/** Finds the new events: those since the last view of the same seat. */
export class News {
  #seat: number | null | undefined;
  #known = 0;

  /**
   * The new events. The first view has none, except at the start of the game, before the first
   * choice. Null after an undo or a change of seat: what was shown before no longer holds.
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
