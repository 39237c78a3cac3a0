/**
 * The contract of a board that the package of a game brings: an ES module `board.js` that exports
 * `mount`. docs/adding-a-game.md explains it; what is here changes only together with `version`.
 */
import type { EventInfo, MoveInfo, Refusal } from "$lib/protocol";

export interface BoardModule {
  /** Shows the board in this element, and returns how to change it. */
  mount(element: HTMLElement, api: BoardApi): HostedBoard;
}

export interface HostedBoard {
  /** Shows the current state of the table. Called at once after `mount`, and after every change. */
  update(table: BoardTable): void;
  /** The page is left, or another seat looks at the table. */
  unmount?(): void;
}

export interface BoardApi {
  version: 1;
  game: string;
  /** Makes a move, by its `id`. Ignored while the table is `busy`. */
  choose(id: string): void;
  words: BoardWords;
}

/** Words in the language of the reader, else in English. */
export interface BoardWords {
  /** A message of the game's package, by its id. */
  say(id: string, args?: Record<string, string | number>): string;
  has(id: string): boolean;
  /** The readable name of a card: the message `<game>-card-<name>`. */
  name(card: string): string;
  /** Several things as one phrase. */
  list(items: readonly string[]): string;
  /** The sentence of an event; null for one that the reader may not see. */
  event(event: EventInfo): string | null;
  /** The sentence of a refusal. */
  refusal(refusal: Refusal): string;
}

/** A move with its `id`, `kind` and `args` (those of `Move`), and `text`, as it is typed. */
export interface BoardMove extends MoveInfo {
  /** The move as on a button. */
  label: string;
}

export interface BoardTable {
  /** The game's own view, as the seat or a spectator sees it. */
  view: unknown;
  /** Whose view it is; null a spectator's. */
  seat: number | null;
  players: readonly { name: string; bot: boolean }[];
  /** The legal moves; empty if it is not the turn of the seat, and while the table is paused. */
  moves: readonly BoardMove[];
  events: readonly EventInfo[];
  /** A choice is on its way. */
  busy: boolean;
  /** A moment of the past, or a finished game: nothing can be chosen. */
  still: boolean;
}
