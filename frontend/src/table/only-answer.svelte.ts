import { drawPace, notePace } from "$lib/pace";
import type { MoveInfo, Table, View } from "$lib/protocol";
import { settings } from "$lib/settings.svelte";

/** Where nobody can draw conclusions from the time: enough to see what is given. */
const BRIEF_MS = 600;
/** After so many questions with one answer the reader is told that they need not be answered. */
const EXPLAINED_AT = 3;
/** Until the connection is tried again. */
const RETRY_MS = 500;

/** What a seat is asked at one moment of the table. */
export interface Asked {
  game: string;
  /** The number of the moment. */
  number: number;
  legal: readonly MoveInfo[];
  /** The kinds of moves that may be made automatically. */
  kinds: readonly string[];
  /** Other people are at the table, who are not to know that there was no choice. */
  watched: boolean;
}

/** What a view asks, when these kinds of moves may be made automatically; null during a vote. */
export function askedAt(table: Table, view: View, kinds: readonly string[]): Asked | null {
  if (view.question) return null;
  const { game, players, yours } = table;
  const { number, legal } = view;
  const watched = yours.length > 1 || players.some(({ bot }, i) => !bot && !yours.includes(i));
  return { game, number, legal, kinds, watched };
}

/** Gives an answer that is the only one, if the reader likes, after a time that tells nothing. */
export class OnlyAnswer {
  /** The answer that is about to be given; null while none is. */
  move = $state.raw<MoveInfo | null>(null);
  /** The reader is to be told of it, and to decide. */
  explains = $state(false);

  readonly #give: (move: MoveInfo) => boolean;
  #asked: Asked | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** When the turn began, until the first choice in it. */
  #began: number | null = null;

  /** `give` makes a move; it returns false where that cannot be done now. */
  constructor(give: (move: MoveInfo) => boolean) {
    this.#give = give;
  }

  /** What the seat is asked now; null when it is not its turn. */
  ask(asked: Asked | null): void {
    if (asked?.number === this.#asked?.number) return;
    if (this.#asked === null && asked !== null) this.#began = Date.now();
    this.wait();
    this.explains = false;
    this.#asked = asked;
    if (this.#only === null) return;
    if (settings.onlyAnswers) this.#begin();
    else if (settings.onlyAnswers === null) {
      settings.onlyMet++;
      this.explains = settings.onlyMet >= EXPLAINED_AT;
    }
  }

  /** Leaves this answer to the reader. */
  wait(): void {
    clearTimeout(this.#timer);
    this.move = null;
  }

  /** The reader decides later: after as many such questions as before the first time. */
  later(): void {
    settings.onlyMet = 0;
    this.explains = false;
  }

  /** The reader decides, for this answer and all later ones. */
  decide(automatic: boolean): void {
    settings.onlyAnswers = automatic;
    this.explains = false;
    if (automatic) this.#begin();
  }

  /** The reader makes a move. How long it took counts where another one could have been made. */
  made(move: MoveInfo | undefined): void {
    const asked = this.#asked;
    if (asked === null || move === undefined || this.#began === null) return;
    if (asked.legal.length > 1 && asked.kinds.includes(move.kind)) {
      notePace(asked.game, Date.now() - this.#began);
    }
    this.#began = null;
  }

  get #only(): MoveInfo | null {
    const [move, ...others] = this.#asked?.legal ?? [];
    return move && others.length === 0 && this.#asked?.kinds.includes(move.kind) ? move : null;
  }

  #begin(): void {
    this.move = this.#only;
    if (this.#asked === null || this.move === null) return;
    const { game, watched } = this.#asked;
    this.#timer = setTimeout(() => this.#end(), watched ? drawPace(game) : BRIEF_MS);
  }

  #end(): void {
    if (this.move && !this.#give(this.move)) {
      this.#timer = setTimeout(() => this.#end(), RETRY_MS);
    }
  }
}
