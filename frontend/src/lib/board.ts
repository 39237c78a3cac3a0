import type { Component } from "svelte";
import type { EventInfo, MoveInfo, PlayerInfo, ProgramInfo } from "./protocol";

/** How the seat answers by itself, and the means to change that. */
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

/** What the table hands to the board of a game; every board takes exactly this. */
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
  /** Null for whoever only looks. */
  programs: Programs | null;
  /** A picture of the past: nothing can be chosen and nothing announces itself. */
  still: boolean;
}

/** What the table hands to the page that explains how a game ended. */
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

/** What the client knows of a game: its board, its one line of news, and how its end is explained. */
export interface GameClient {
  Board: Component<BoardProps>;
  Ending: Component<EndingProps>;
  where: (view: unknown, names: readonly string[]) => string;
  /** For each event its visit, in games that have places. */
  scopes?: (events: readonly EventInfo[]) => (Scope | null)[];
  /** On a screen that several people share, the log leaves out what not all of them were told. */
  seals?: boolean;
}
