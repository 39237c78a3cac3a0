import type { DestiniesMove } from "$lib/protocol";
import { choices, isLight, means, type Choices, type Means } from "./choices";

/** Something on the table that can be chosen now. */
export interface Target {
  touch: () => void;
  chosen: boolean;
}

/** What a person has picked but not yet chosen. */
export class Choosing {
  /** The id of a move. */
  #picked = $state<string | null>(null);
  /** Effort dice that are to be rolled along. */
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

  /** Whether anything was touched that could be let go of again. */
  readonly begun: boolean = $derived.by(() => this.#touched !== undefined);

  constructor(legal: () => readonly DestiniesMove[], take: (move: DestiniesMove) => void) {
    this.#legal = legal;
    this.#take = take;
  }

  clear(): void {
    this.#picked = null;
  }

  /** The first touch picks, the second confirms; what can be taken back is made at once. */
  touch(move: DestiniesMove): void {
    if (this.#picked === move.id || isLight(move)) return this.#take(move);
    this.#picked = move.id;
  }

  /** Makes a move that was asked about elsewhere. */
  confirm(move: DestiniesMove): void {
    this.#take(move);
  }

  /** What touching an object would do, by a kind of move. */
  on(kind: DestiniesMove["kind"], object: string): Target | undefined {
    return this.target(this.open.get(kind)?.get(object));
  }

  target(move: DestiniesMove | undefined): Target | undefined {
    if (move === undefined) return undefined;
    return { touch: () => this.touch(move), chosen: this.#picked === move.id };
  }

  means(option: string): readonly Means[] {
    return this.#means.get(option) ?? [];
  }
}
