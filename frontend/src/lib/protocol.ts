/* What a client and the server say to each other, and the views of the games.
   Made from protocol.schema.json by `./x fix`; not to be changed by hand. */

export type FromClient = Look | Choose | Undo | Pause | Ping;
export type FromServer = Table | View | Refused | Pong;

export interface Fateloom {
  FromClient: FromClient;
  FromServer: FromServer;
  Games: Games;
  NewTable: NewTable;
  Created: Created;
  Tables: Tables;
  Refusal: Refusal;
  Views: Views;
}
/**
 * Show me the table from this seat (None: as a spectator), now or after `at` choices.
 *
 * Sent first, and again whenever the curtain lifts for another seat of this device. `at`
 * and other people's seats are for games that are over.
 */
export interface Look {
  t: "look";
  seat?: number | null;
  at?: number | null;
}
/**
 * A choice. `number` is that of the view it answers; an old one is refused as stale.
 */
export interface Choose {
  t: "choose";
  seat: number;
  move: string;
  number: number;
}
/**
 * Take back this seat's latest choice.
 */
export interface Undo {
  t: "undo";
  seat: number;
  number: number;
}
/**
 * Stop the table (`on`) or let it go on.
 */
export interface Pause {
  t: "pause";
  on: boolean;
}
/**
 * Are you there?
 */
export interface Ping {
  t: "ping";
}
/**
 * What does not change from view to view. The first message on a socket.
 */
export interface Table {
  t: "table";
  table: string;
  game: string;
  players: PlayerInfo[];
  yours: number[];
  options: {
    [k: string]: boolean | number | string;
  };
}
/**
 * A seat as everybody sees it: its name, and the kind of bot that holds it, if one does.
 */
export interface PlayerInfo {
  name: string;
  bot: string | null;
}
/**
 * The whole table as the viewer sees it.
 *
 * number   of this moment in the table's stream; choices and undos answer with it
 * seat     whose view this is, None a spectator's
 * view     the game's own view
 * first    the index of `events[0]` in all events of the table: 0 sends them all anew
 * events   what happened since the viewer's last view
 * legal    the moves open to the seat, in words
 * undo     the move this seat may take back, in words, or None
 * at       None now; else the view after that many of all `choices`
 */
export interface View {
  t: "view";
  number: number;
  seat: number | null;
  view: unknown;
  first: number;
  events: EventInfo[];
  legal: string[];
  undo: string | null;
  waiting: number[];
  paused: boolean;
  over: boolean;
  choices: number;
  at: number | null;
}
/**
 * An event as the viewer may see it; a hidden one has the code "skip".
 */
export interface EventInfo {
  code: string;
  args: unknown[];
}
/**
 * Your last message changed nothing, and why.
 */
export interface Refused {
  t: "refused";
  code: string;
  details: unknown[];
  rule: string;
}
/**
 * Here I am.
 */
export interface Pong {
  t: "pong";
}
/**
 * Answer to GET /api/games.
 */
export interface Games {
  games: GameInfo[];
}
/**
 * A game that can be played here.
 */
export interface GameInfo {
  name: string;
  rules: number;
  seat_counts: number[];
  options: OptionInfo[];
  bots: string[];
}
/**
 * An option of a game at set-up.
 */
export interface OptionInfo {
  name: string;
  default: boolean | number | string;
  values: (boolean | number | string)[];
}
/**
 * Body of POST /api/tables. `seed` is words or a number; None draws a secret one.
 */
export interface NewTable {
  game: string;
  seats: SeatPlan[];
  seed?: string | null;
  options?: {
    [k: string]: boolean | number | string;
  };
}
/**
 * Who sits where: a person on this device, or a bot by its kind.
 */
export interface SeatPlan {
  name: string;
  bot?: string | null;
}
/**
 * Answer to POST /api/tables and POST /api/records.
 */
export interface Created {
  table: string;
}
/**
 * Answer to GET /api/tables: the tables of this device, the latest first.
 */
export interface Tables {
  tables: TableInfo[];
}
/**
 * A table in a list. `view` is the spectator's; `yours` are the seats of this device.
 *
 * Times are seconds since 1970. `broken` tells why a table cannot be shown or played, its
 * rules being of another version, for instance; its `view` is then null.
 */
export interface TableInfo {
  table: string;
  game: string;
  players: PlayerInfo[];
  yours: number[];
  waiting: number[];
  paused: boolean;
  over: boolean;
  choices: number;
  created: number;
  changed: number;
  view: unknown;
  broken: Refusal | null;
}
/**
 * Why something was refused: a code with its arguments, and the rule id or "".
 */
export interface Refusal {
  code: string;
  details: unknown[];
  rule: string;
}
export interface Views {
  destiny: DestinyView;
}
/**
 * A table of Destiny as one seat sees it, or a spectator (`seat` None).
 *
 * actor      the seat whose turn it is in the phase, None when the game is over
 * asked      what it is asked for: identity, aid, hit, action, discard, base, bonus,
 *            multiplier; None when the game is over
 * owed       the power whose discard is owed, when `asked` is discard
 * treasure   what this round is fought for; `buried` goes with it, `coming` follows
 * hand, marked, looked, offers, blocked   the seat's own; empty for others
 */
export interface DestinyView {
  seat: number | null;
  goal: number;
  round: number;
  phase: string;
  leader: number;
  actor: number | null;
  waiting: number[];
  asked: string | null;
  owed: string | null;
  used: string[];
  declared: string | null;
  treasure: string | null;
  buried: string[];
  coming: string[];
  pile: number;
  discards: string[];
  dry: number;
  players: DestinyPlayer[];
  hand: string[];
  marked: string[];
  looked: DestinyLook | null;
  offers: DestinyOffer[];
  blocked: DestinyBlocked[];
  outcome: DestinyOutcome | null;
}
/**
 * The public side of a seat. `hand` counts its cards.
 */
export interface DestinyPlayer {
  seat: number;
  identity: string | null;
  aids: string[];
  treasures: string[];
  points: number;
  hand: number;
  limit: number;
  groups: DestinyGroup[];
  total: number;
  alchemist_used: boolean;
}
/**
 * A Base (first) with its Bonuses and Multipliers, and what they are worth.
 */
export interface DestinyGroup {
  cards: DestinyTerm[];
  value: number;
}
/**
 * A played card in its group's sum.
 *
 * `adds` lists what is added to the printed value and why: "pair", "triple" or the name
 * of a card with a power.
 */
export interface DestinyTerm {
  card: string;
  alignment: string;
  printed: number;
  adds: [string, number][];
  value: number;
}
/**
 * The hands an Oracle or Crystal Ball showed, as they were in that round.
 */
export interface DestinyLook {
  round: number;
  hands: [number, string[]][];
}
/**
 * What a legal play would make of its group, and of the seat's Destiny Total.
 */
export interface DestinyOffer {
  move: string;
  group: DestinyGroup;
  total: number;
}
/**
 * Why a card of the hand cannot be played now.
 */
export interface DestinyBlocked {
  card: string;
  code: string;
  details: string[];
  rule: string;
}
/**
 * How a game ended: the reason's code, the winning seats, and all seats ranked.
 *
 * `ranking` lists places from first to last; seats that share a place stand together.
 */
export interface DestinyOutcome {
  reason: string;
  winners: number[];
  ranking: number[][];
}
