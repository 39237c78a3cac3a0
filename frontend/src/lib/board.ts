import type { Component } from "svelte";
import type { Acting } from "./acts";
import type { EventInfo, MoveInfo, PlayerInfo, ProgramInfo } from "./protocol";

/** The seat's programs, and the functions to change them. */
export interface Programs {
  kept: ProgramInfo | null;
  /** What a program could be for now; without it only those can be set that last. */
  topic: string | null;
  set: (kind: string, args: ProgramInfo["args"]) => void;
  cancel: () => void;
}

/** Why nothing can be chosen now, and what the reader may do about it. */
export interface Pause {
  words: string;
  way: { label: string; open: () => void } | null;
}

/** The props of a board, the same for every game. */
export interface BoardProps {
  /** The game, by its name. */
  game: string;
  /** The table. */
  id: string;
  /** The game's own view, as one seat or a spectator sees it. */
  view: unknown;
  /** The number of the moment: it changes whenever anything did. */
  number: number;
  players: readonly PlayerInfo[];
  /** Whose view this is; null a spectator's. */
  seat: number | null;
  /** The moves open to that seat. */
  legal: readonly MoveInfo[];
  events: readonly EventInfo[];
  /** Makes a move, by its id. */
  choose: (move: string) => void;
  /** A choice is on its way. */
  busy: boolean;
  /** The ribbon says it instead of what is asked; null while the game goes on. */
  paused: Pause | null;
  /** Several of this device's people play: what is one's own opens only on demand. */
  shared: boolean;
  /** Null for spectators. */
  programs: Programs | null;
  /** A past moment: nothing can be chosen and nothing is announced. */
  still: boolean;
}

/** The props of the page that explains how a game ended. */
export interface EndingProps {
  /** The game, by its name. */
  game: string;
  /** The table. */
  id: string;
  view: unknown;
  events: readonly EventInfo[];
  names: readonly string[];
}

/** Whose visit an event belongs to, and to which place, by its name. */
export interface Scope {
  seat: number;
  place: string;
}

/** The client's part of a game: its board, its status line, and the explanation of its end. */
export interface GameClient {
  Board: Component<BoardProps>;
  Ending: Component<EndingProps>;
  where: (view: unknown, names: readonly string[]) => string;
  /** How what happens is acted out, in games that do. */
  acting?: Acting;
  /** For each event its visit, in games that have places. */
  scopes?: (events: readonly EventInfo[]) => (Scope | null)[];
  /** The board fits itself into the window; without it the page scrolls. */
  fits?: boolean;
  /** The kinds of moves that may be made automatically where they are the only answer. */
  automatic?: readonly string[];
  /** On a screen that several people share, the log leaves out what not all of them were told. */
  seals?: boolean;
}
