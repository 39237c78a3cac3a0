import type { Component, Snippet } from "svelte";
import type { Acting } from "./acts";
import type { Round } from "./end/course";
import type { Shared } from "./end/story";
import type { Chapter, Course, EventInfo, MoveInfo, PlayerInfo, ProgramInfo } from "./protocol";
import type { Weight } from "./weights";

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
  /** Takes back the last choice of this seat; null where that is impossible or others must agree. */
  undo: (() => void) | null;
  /** A choice is on its way. */
  busy: boolean;
  /** The ribbon says it instead of what is asked; null while the game goes on. */
  paused: Pause | null;
  /** Several of this device's people play: what is one's own opens only on demand. */
  shared: boolean;
  /** What is private opens only on demand: not for an author, who tries a story out. */
  curtained: boolean;
  /** Null for spectators. */
  programs: Programs | null;
  /** The seats of this device. */
  yours: readonly number[];
  /** Those of them whose players hold what is theirs alone on a device of their own; null
   * where no other device can come to the table. */
  handhelds: readonly number[] | null;
  /** Shows the board instead of the page of a handheld; null on the board. */
  showBoard: (() => void) | null;
  /** A past moment: nothing can be chosen and nothing is announced. */
  still: boolean;
}

/** Whose visit an event belongs to, and to which place, by its name. */
export interface Scope {
  seat: number;
  place: string;
}

/** An event as a line of the log. */
export interface Told {
  /** Where it stands among all events of the table; table events stand between two of them. */
  index: number;
  /** The event's code; of a table event its kind. */
  code: string;
  text: string;
  weight: Weight;
  /** The seat chose it. Without a seat, the only player did. */
  answer: boolean;
  /** The seat that caused it, for the shield; null if none did. */
  seat: number | null;
  /** A heading: the start of a round, a phase, a day. */
  chapter: boolean;
  /** In whose visit it happened, and where; null outside of any. */
  scope: Scope | null;
}

/** The props of the page that tells how a game ended. */
export interface EndingProps {
  /** The game, by its name. */
  game: string;
  /** The table. */
  id: string;
  view: unknown;
  events: readonly EventInfo[];
  /** The same as lines of the log. */
  told: readonly Told[];
  names: readonly string[];
  /** Which bot plays at each seat; null for a person. */
  bots: readonly (string | null)[];
  /** The seats of this device. */
  yours: readonly number[];
  /** How the game went; null until it is known. */
  course: Course | null;
  rounds: readonly Round[];
  /** The game has ended before the reader's eyes. */
  fresh: boolean;
  /** The chapters of its campaign, this game's last; none without a campaign. */
  chapters: readonly Chapter[];
  /** Where to go from here. */
  ways: Snippet;
  /** What else can be done: with what is shared of the end, and how to see it again. */
  also: Snippet<[Shared, () => void]>;
}

/** The props of what everybody has, in one sight. */
export interface OverviewProps {
  view: unknown;
  events: readonly EventInfo[];
  /** The views of all seats, where hands lie open; else null. */
  open: readonly unknown[] | null;
  names: readonly string[];
  /** Which bot plays at each seat; null for a person. */
  bots: readonly (string | null)[];
  /** The seats of this device. */
  yours: readonly number[];
}

/** A component that is fetched when it is shown. */
export type Fetched<Props extends object> = () => Promise<{ default: Component<Props> }>;

/** The client's part of a game: its board, its status line, and the explanation of its end. */
export interface GameClient {
  Board: Component<BoardProps>;
  /** The explanation of its end, fetched when a game ends. */
  ending: Fetched<EndingProps>;
  /** Where the table stands; without the goal of the game if `brief`. */
  where: (view: unknown, names: readonly string[], brief?: boolean) => string;
  /**
   * What a tip may tell of at a moment, by the names in the game's `tips.ftl`: the question first,
   * then what the reader has.
   */
  tips?: (view: unknown) => readonly string[];
  /** How what happens is acted out, in games that do. */
  acting?: Acting;
  /** What everybody has, in one sight: for those who watch, and for open hands. */
  overview?: Fetched<OverviewProps>;
  /** The page of a handheld, beside a shared table; without it a handheld shows the board. */
  handheld?: Fetched<BoardProps>;
  /** There are hands that lie open after the end. */
  hands?: boolean;
  /** What the course of the game counts, as a heading. */
  counts?: () => string;
  /** Who leads, in a sentence. */
  leads?: (view: unknown, names: readonly string[]) => string;
  /** The parts of the game that have names, in games that have any. */
  rounds?: (events: readonly EventInfo[]) => Round[];
  /** For each event its visit, in games that have places. */
  scopes?: (events: readonly EventInfo[]) => (Scope | null)[];
  /** The board fits itself into the window; without it the page scrolls. */
  fits?: boolean;
  /** What happened is read in a drawer at every size: the board needs the width. */
  drawer?: boolean;
  /** The kinds of moves that may be made automatically where they are the only answer. */
  automatic?: readonly string[];
  /**
   * On a screen that several people share, the board opens what is secret only on demand: no
   * curtain falls between them, and the log leaves out what not all of them were told.
   */
  seals?: boolean;
}
