import { untrack } from "svelte";
import type { EventInfo } from "$lib/protocol";
import { lastRoundEnd, type RoundEnd } from "./rounds";

/** The end of a round, shown until it was read; rounds that ended before are in the log. */
export class RoundEnds {
  readonly #events: () => readonly EventInfo[];
  readonly #latest = $derived.by(() => lastRoundEnd(this.#events()));
  #seen = $state(-1);

  readonly shown: RoundEnd | null = $derived.by(() =>
    this.#latest && this.#latest.index > this.#seen ? this.#latest.end : null,
  );

  constructor(events: () => readonly EventInfo[]) {
    this.#events = events;
    this.#seen = untrack(() => this.#latest?.index ?? -1);
    // What was undone happens again.
    $effect(() => {
      const index = this.#latest?.index ?? -1;
      if (index < untrack(() => this.#seen)) this.#seen = index;
    });
  }

  done(): void {
    this.#seen = this.#latest?.index ?? this.#seen;
  }
}
