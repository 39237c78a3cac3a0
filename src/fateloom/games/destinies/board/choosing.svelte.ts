import type { DestiniesMove } from "$lib/protocol";
import { choices, isGrave, means, type Choices, type Means } from "./choices";

/** An element of the table that can be chosen now. */
export interface Target {
  touch: () => void;
  /** Whether it is selected; undefined for what is done at once. */
  chosen: boolean | undefined;
}

/** What can be chosen, and what the player has selected but not yet confirmed. */
export class Choosing {
  /** The id of a move. */
  #picked = $state<string | null>(null);
  /** The Effort dice to roll with it. */
  effort = $state(0);
  readonly #legal: () => readonly DestiniesMove[];
  readonly #take: (move: DestiniesMove) => void;

  readonly open: Choices = $derived.by(() => choices(this.#legal()));
  readonly #means = $derived.by(() => means(this.#legal()));

  readonly #touched = $derived.by(() => this.#legal().find((move) => move.id === this.#picked));

  /** The move that is ready to be confirmed. */
  readonly move: DestiniesMove | null = $derived.by(() => {
    return this.#touched ?? this.open.get("dice")?.get(String(this.effort)) ?? null;
  });

  /** Whether there is a selection that can be cleared. */
  readonly begun: boolean = $derived.by(() => this.#touched !== undefined);

  constructor(legal: () => readonly DestiniesMove[], take: (move: DestiniesMove) => void) {
    this.#legal = legal;
    this.#take = take;
  }

  clear(): void {
    this.#picked = null;
  }

  /** Makes a move; a grave one is selected by the first click and made by the second. */
  touch(move: DestiniesMove): void {
    if (this.#picked === move.id || !isGrave(move)) return this.#take(move);
    this.#picked = move.id;
  }

  /** Makes a move that another component has already confirmed. */
  confirm(move: DestiniesMove): void {
    this.#take(move);
  }

  /** The effect of clicking an object, by kind of move. */
  on(kind: DestiniesMove["kind"], object: string): Target | undefined {
    return this.target(this.open.get(kind)?.get(object));
  }

  target(move: DestiniesMove | undefined): Target | undefined {
    if (move === undefined) return undefined;
    const chosen = isGrave(move) ? this.#picked === move.id : undefined;
    return { touch: () => this.touch(move), chosen };
  }

  means(option: string): readonly Means[] {
    return this.#means.get(option) ?? [];
  }
}
