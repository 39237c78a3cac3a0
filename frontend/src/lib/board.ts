import type { EventInfo, PlayerInfo } from "./protocol";

/** What the table hands to the board of a game; every board takes exactly this. */
export interface BoardProps {
  /** The game's own view, as one seat or a spectator sees it. */
  view: unknown;
  /** The number of the moment: it changes whenever anything did. */
  number: number;
  players: readonly PlayerInfo[];
  /** Whose view this is; null a spectator's. */
  seat: number | null;
  /** The moves open to that seat, in words. */
  legal: readonly string[];
  events: readonly EventInfo[];
  choose: (move: string) => void;
  /** A choice is on its way. */
  busy: boolean;
  paused: boolean;
  /** A picture of the past: nothing can be chosen and nothing announces itself. */
  still: boolean;
}
