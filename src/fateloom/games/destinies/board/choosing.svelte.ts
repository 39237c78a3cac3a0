import { choices, isLight, means, type Choices, type Means } from "./choices";

/** Something on the table that can be chosen now. */
export interface Target {
  touch: () => void;
  chosen: boolean;
}

/** What a person has picked but not yet chosen. */
export class Choosing {
  #picked = $state<string | null>(null);
  /** Effort dice that are to be rolled along. */
  effort = $state(0);
  readonly #legal: () => readonly string[];
  readonly #take: (move: string) => void;

  readonly open: Choices = $derived.by(() => choices(this.#legal()));
  readonly #means = $derived.by(() => means(this.open));

  /** The move that is ready to be confirmed. */
  readonly move: string | null = $derived.by(() => {
    if (this.#picked !== null && this.#legal().includes(this.#picked)) return this.#picked;
    return this.open.get("dice")?.get(String(this.effort)) ?? null;
  });

  /** Whether anything was touched that could be let go of again. */
  readonly begun: boolean = $derived.by(
    () => this.#picked !== null && this.#legal().includes(this.#picked),
  );

  constructor(legal: () => readonly string[], take: (move: string) => void) {
    this.#legal = legal;
    this.#take = take;
  }

  clear(): void {
    this.#picked = null;
  }

  /** The first touch picks, the second confirms; what can be taken back is made at once. */
  touch(move: string): void {
    if (this.#picked === move || isLight(move)) return this.#take(move);
    this.#picked = move;
  }

  /** Makes a move that was asked about elsewhere. */
  confirm(move: string): void {
    this.#take(move);
  }

  /** What touching an object with a verb would do. */
  on(verb: string, object: string): Target | undefined {
    return this.target(this.open.get(verb)?.get(object));
  }

  target(move: string | undefined): Target | undefined {
    if (move === undefined) return undefined;
    return { touch: () => this.touch(move), chosen: this.#picked === move };
  }

  means(option: string): readonly Means[] {
    return this.#means.get(option) ?? [];
  }
}
