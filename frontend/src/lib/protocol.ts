/* What a client and the server say to each other, and the views of the games.
   Made from protocol.schema.json by `./x fix`; not to be changed by hand. */

export type FromClient =
  Look | Choose | Undo | Answer | End | TakeFile | Say | SetProgram | CancelProgram | Pause | Ping;
export type FromServer = Table | View | Talk | Refused | Pong;
export type SeatChange =
  | Ready
  | Rename
  | Leave
  | Return
  | PutBot
  | Remove
  | GiveHost
  | Lock
  | Spectators
  | LetTalk
  | Begin;

export interface Fateloom {
  FromClient: FromClient;
  FromServer: FromServer;
  Games: Games;
  NewTable: NewTable;
  Created: Created;
  Tables: Tables;
  SaveInfo: SaveInfo;
  NewInvite: NewInvite;
  Invite: Invite;
  Key: Key;
  Invitation: Invitation;
  Join: Join;
  SeatChange: SeatChange;
  Runs: Runs;
  PushKey: PushKey;
  Push: Push;
  OfflineFiles: OfflineFiles;
  Refusal: Refusal;
  Views: Views;
}
/**
 * Show me the table from this seat (None: as a spectator), now or after `at` choices.
 *
 * Sent first, and again whenever the curtain lifts for another seat of this device, or its
 * reader wishes other `languages` (the dearest first). `at` and other people's seats are for
 * games that are over.
 */
export interface Look {
  t: "look";
  seat?: number | null;
  at?: number | null;
  languages?: string[];
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
 * Take back this seat's latest choice, or ask the others for it where they have answered it.
 */
export interface Undo {
  t: "undo";
  seat: number;
  number: number;
}
/**
 * Say yes or no to what is asked, named by its number; with a no whoever asked withdraws it.
 */
export interface Answer {
  t: "answer";
  number: number;
  agree: boolean;
}
/**
 * End the game as it stands, with nobody's victory, once everybody agrees.
 */
export interface End {
  t: "end";
}
/**
 * Let this device take the game along as a file, once everybody agrees.
 */
export interface TakeFile {
  t: "file";
}
/**
 * Say something from a seat: a phrase, or a text of one's own.
 */
export interface Say {
  t: "say";
  seat: number;
  phrase?:
    | (
        | "back"
        | "good-luck"
        | "hello"
        | "moment"
        | "no"
        | "oh-no"
        | "sorry"
        | "thanks"
        | "well-played"
        | "yes"
      )
    | null;
  text?: string;
}
/**
 * Answer for this seat from now on: a kind of program of the game, with its arguments.
 *
 * `topic` is that of the view it was made at: a program for something that is over by now
 * is refused as stale. One that lasts is for no topic.
 */
export interface SetProgram {
  t: "program";
  seat: number;
  kind: string;
  args?: {
    [k: string]: number | string[];
  };
  topic?: string | null;
}
/**
 * Answer for this seat no longer. Without a program it does nothing.
 */
export interface CancelProgram {
  t: "cancel";
  seat: number;
}
/**
 * Stop the table (`on`) or let it go on. Where time can run out the others are asked, unless
 * the host wishes it.
 */
export interface Pause {
  t: "pause";
  on: boolean;
}
/**
 * Are you there? With `away` the page is open, but out of sight.
 */
export interface Ping {
  t: "ping";
  away: boolean;
}
/**
 * The table and who sits at it. The first message on a socket, and again at each change.
 *
 * yours       the seats of this device
 * left        seats that it left and may take again
 * host        this device has the host's right
 * hosts       the seats of those who have it
 * begun       choices are made; before, the table waits for its people
 * locked      no link lets another person sit down
 * spectators  whoever knows the table may look at it
 * talk        those who sit may talk to each other
 * clock       how long people may take; null: any time
 * saves       this device may keep copies of the table under names
 * saved       the name of a table that is such a copy
 * file        whether this device may take the game along as a file as it stands (`now`), or
 *             once everybody agrees (`ask`); null: it may not
 */
export interface Table {
  t: "table";
  table: string;
  game: string;
  players: PlayerInfo[];
  yours: number[];
  left: number[];
  host: boolean;
  hosts: number[];
  begun: boolean;
  locked: boolean;
  spectators: boolean;
  talk: boolean;
  options: {
    [k: string]: boolean | number | string;
  };
  clock: Clock | null;
  saves: boolean;
  saved: string | null;
  file: ("ask" | "now") | null;
}
/**
 * A seat as everybody sees it.
 *
 * bot       the kind of bot that plays there, if one does
 * held      a person sits there; without one and without a bot the seat is open
 * ready     its person said that the game may begin
 * presence  where its person is; null when nobody sits there
 */
export interface PlayerInfo {
  name: string;
  bot: string | null;
  held: boolean;
  ready: boolean;
  presence: ("asleep" | "gone" | "here") | null;
}
/**
 * How long people may take. Times are seconds.
 *
 * kind     `soft` is only shown; `turn` is for what a seat owes until it has chosen for good,
 *          `game` for all of the game
 * seconds  so many for that
 * delay    free seconds before those of the game are counted, again for each turn
 * then     when time is out: a `bot` chooses, or the mildest choice there is (`skip`)
 */
export interface Clock {
  kind: "game" | "soft" | "turn";
  seconds: number;
  delay?: number;
  then?: "bot" | "skip";
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
 * consent  the others are asked first, for it and all since
 * at       None now; else the view after that many of all `choices`
 * program  how the seat answers by itself; for whoever holds the seat, else None
 * topic    what such a program can be for now, or None
 * called_off  everybody agreed to end the game as it stands; it is over, without an outcome
 * clocks   the seconds that each seat has left, below 0 over time; those run whose seat is waiting
 * question what everybody is asked, or was last, until something else happens
 * notes    what befell the table, the oldest first; the latest of it
 * file     the line of the log at which everybody agreed last that this device takes the game
 *          along as a file; None: they have not
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
  consent: boolean;
  waiting: number[];
  paused: boolean;
  over: boolean;
  choices: number;
  at: number | null;
  program: ProgramInfo | null;
  topic: string | null;
  called_off: boolean;
  clocks: number[];
  question: QuestionInfo | null;
  notes: NoteInfo[];
  file: number | null;
}
/**
 * An event as the viewer may see it; a hidden one has the code "skip".
 *
 * private  set where not everybody is told of it
 */
export interface EventInfo {
  code: string;
  args: unknown[];
  private?: true;
}
/**
 * The program of a seat; one that `lasts` is for no topic.
 */
export interface ProgramInfo {
  kind: string;
  args: {
    [k: string]: number | string[];
  };
  lasts: boolean;
}
/**
 * What a seat asks of everybody, or asked last. It is open while nobody has declined and it
 * has not lapsed.
 *
 * number    names it in answers
 * awaited   the seats whose people have yet to answer
 * declined  the seat that said no, or null
 * lapsed    somebody did not answer in time
 */
export interface QuestionInfo {
  kind: "end" | "file" | "pause" | "resume" | "undo";
  seat: number;
  number: number;
  awaited: number[];
  declined: number | null;
  lapsed: boolean;
}
/**
 * Something that befell the table. It happened before the event of index `first`, at a seat,
 * and `name` is what that was called then, where it matters.
 */
export interface NoteInfo {
  first: number;
  kind: "end" | "file" | "removed" | "rewind" | "taken" | "timeout";
  seat: number;
  name: string;
}
/**
 * What was said since the last `talk`; the first on a socket has the latest of it all.
 */
export interface Talk {
  t: "talk";
  lines: TalkLine[];
}
/**
 * What somebody said: from which seat, what that was called then, and when (in seconds since
 * 1970). It is a phrase, or a text.
 */
export interface TalkLine {
  number: number;
  seat: number;
  name: string;
  at: number;
  phrase:
    | (
        | "back"
        | "good-luck"
        | "hello"
        | "moment"
        | "no"
        | "oh-no"
        | "sorry"
        | "thanks"
        | "well-played"
        | "yes"
      )
    | null;
  text: string;
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
 * An option of a game at set-up. Of `values` only some have more to be `told`; most tables
 * leave a `rare` one as it is.
 */
export interface OptionInfo {
  name: string;
  default: boolean | number | string;
  values: (boolean | number | string)[];
  told: ValueInfo[];
  rare: boolean;
}
/**
 * A value of an option: what it is called and what is told of it, in which `language`, where
 * the client has no words of its own for it, with how many seats it can be chosen (none named:
 * with any), and with which values of other options it makes a difference.
 */
export interface ValueInfo {
  value: boolean | number | string;
  title: string | null;
  about: string | null;
  language: string | null;
  seats: number[];
  where: {
    [k: string]: (boolean | number | string)[];
  };
}
/**
 * Body of POST /api/tables. `seed` is words or a number; None draws a secret one. Without a
 * `clock` everybody may take any time. With `talk`, and friends at the table, people may talk.
 */
export interface NewTable {
  game: string;
  seats: SeatPlan[];
  seed?: string | null;
  options?: {
    [k: string]: boolean | number | string;
  };
  clock?: Clock | null;
  talk?: boolean;
}
/**
 * Who sits where: a person on this device, a bot by its kind, or a `friend` by a link.
 */
export interface SeatPlan {
  name: string;
  bot?: string | null;
  friend?: boolean;
}
/**
 * Answer to POST /api/tables, /api/tables/{table}/copies, /api/tables/{table}/seats,
 * /api/records and /api/saves.
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
 * Times are seconds since 1970. A table that has not `begun` waits for its people. `saved` is
 * the name of a save. `broken` tells why a table cannot be shown or played, its rules being of
 * another version, for instance; its `view` is then null.
 */
export interface TableInfo {
  table: string;
  game: string;
  players: PlayerInfo[];
  yours: number[];
  waiting: number[];
  begun: boolean;
  paused: boolean;
  over: boolean;
  choices: number;
  created: number;
  changed: number;
  view: unknown;
  saved: string | null;
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
/**
 * Answer to POST /api/saves/contents: what a save is that came as a file.
 *
 * `title` is that of the story, where the game has several. `view` is the spectator's after so
 * many `choices`; `made` counts seconds since 1970.
 */
export interface SaveInfo {
  game: string;
  title: string | null;
  players: PlayerInfo[];
  choices: number;
  clock: Clock | null;
  made: number;
  view: unknown;
}
/**
 * Body of POST /api/tables/{table}/invites: a link to a seat.
 *
 * With `join` another person sits down: for the host, at a seat where nobody sits. With `along`
 * the seat's person takes it along to a further device, with `hand` this one also lets go of it.
 * Each lets one device in. With `renew` those given out before are void.
 */
export interface NewInvite {
  seat: number;
  kind: "along" | "hand" | "join";
  renew?: boolean;
}
/**
 * Answer to it: the link, told this once, and the same as a picture to scan, in SVG.
 */
export interface Invite {
  url: string;
  picture: string;
}
/**
 * Body of POST /api/tables/{table}/invitation: what a link leads to.
 */
export interface Key {
  secret: string;
}
/**
 * Answer to it: the seat that is offered, who sits at the table, and what was agreed there:
 * the game's options, how long people may take (null: any time), whether others may look on,
 * and whether people may talk. `foreknown`: somebody may know all that is hidden there, and all
 * that chance will bring. `mine` tells that this device holds that seat already.
 */
export interface Invitation {
  table: string;
  game: string;
  players: PlayerInfo[];
  seat: number;
  kind: "along" | "hand" | "join";
  begun: boolean;
  mine: boolean;
  options: {
    [k: string]: boolean | number | string;
  };
  clock: Clock | null;
  spectators: boolean;
  talk: boolean;
  foreknown: boolean;
}
/**
 * Body of POST /api/tables/{table}/seats: sit down by a link, under a name of one's own.
 */
export interface Join {
  secret: string;
  name?: string | null;
}
/**
 * The people at this device say that the game may begin, or that it may not yet.
 */
export interface Ready {
  do: "ready";
  on: boolean;
}
/**
 * A seat of one's own has another name.
 */
export interface Rename {
  do: "rename";
  seat: number;
  name: string;
}
/**
 * Leave a seat of one's own. It is kept until somebody else takes it.
 */
export interface Leave {
  do: "leave";
  seat: number;
}
/**
 * Take a seat again that one left.
 */
export interface Return {
  do: "return";
  seat: number;
}
/**
 * Let a bot play where nobody sits, or none again. For the host.
 */
export interface PutBot {
  do: "bot";
  seat: number;
  bot: string | null;
}
/**
 * Take whoever sits there from a seat. For the host.
 */
export interface Remove {
  do: "remove";
  seat: number;
}
/**
 * Give the host's right to whoever sits at a seat. For the host.
 */
export interface GiveHost {
  do: "host";
  seat: number;
}
/**
 * Let nobody else sit down, or let them again. For the host.
 */
export interface Lock {
  do: "lock";
  on: boolean;
}
/**
 * Let whoever knows the table look at it, or only those who take part. For the host.
 */
export interface Spectators {
  do: "spectators";
  on: boolean;
}
/**
 * Let those who sit talk to each other, or not. For the host.
 */
export interface LetTalk {
  do: "talk";
  on: boolean;
}
/**
 * Begin, whoever is still awaited. For the host.
 */
export interface Begin {
  do: "begin";
}
/**
 * Answer to GET /api/games/{game}/runs: what this device's runs add up to.
 *
 * `today` is the seed of the day's run, `played` whether this device has finished it; `by`
 * counts by each fact and its values; `streak` are the wins since the last loss, `longest`
 * the most there ever were in a row; `runs` the latest.
 */
export interface Runs {
  today: string;
  played: boolean;
  total: RunCount;
  by: {
    [k: string]: {
      [k: string]: RunCount;
    };
  };
  streak: number;
  longest: number;
  best: RunInfo[];
  runs: RunInfo[];
}
/**
 * How many runs there were, and how many of them were won.
 */
export interface RunCount {
  runs: number;
  won: number;
}
/**
 * A finished game of one player. `table` is None when it is no longer kept.
 *
 * `facts` are what the game counts its runs by (the hero, say), `score` ranks them, and
 * `daily` is the day whose run it was, as 2026-12-24.
 */
export interface RunInfo {
  table: string | null;
  finished: number;
  reason: string;
  won: boolean;
  score: number;
  facts: {
    [k: string]: boolean | number | string;
  };
  daily: string | null;
}
/**
 * Answer to GET /api/push: the key a browser subscribes with; null where there is no push.
 */
export interface PushKey {
  key: string | null;
}
/**
 * Body of POST /api/push: whether this device is told there that it is its turn.
 */
export interface Push {
  endpoint: string;
  on: boolean;
}
/**
 * Answer to GET /api/offline: all such files, and a version that changes with any of them.
 */
export interface OfflineFiles {
  version: string;
  files: OfflineFile[];
}
/**
 * A file that a device needs in order to play without a network.
 */
export interface OfflineFile {
  url: string;
  bytes: number;
}
export interface Views {
  destinies: DestiniesView;
  destiny: DestinyView;
  hand: HandView;
  realms: RealmsView;
}
/**
 * A table of Destinies.
 *
 * asked    what whoever waits is asked, one of ASK_NAMES; None when the game is over
 * phase    start, move, visit, trade, finale or ended
 * language the one in which the words of the story stand here
 * mode     one of MODES; `limit` is a Challenger's last day, or 0
 * story_table  the game goes on until everybody's own story is over
 * private  what is read in a visit, and what it offers, only those who are there see
 * short    optional events do not happen
 * first    the seat that began; `turn` whose turn it is, or None
 * heroes   those that can still be taken
 * names    what things are called: pairs of a kind with an id, and words; see `naming.py`
 * cards    the item cards that anybody can look at
 * pages    what was read last
 * plan     in a dungeon: its rooms that this seat's hero has been in (DST-DUN-08)
 * destiny  this seat's own, None for all others
 * tale     what was hidden, once the story is over
 */
export interface DestiniesView {
  seat: number | null;
  waiting: number[];
  asked: string | null;
  phase: string;
  scenario: string;
  version: number;
  language: string;
  mode: string;
  limit: number;
  own_dice: boolean;
  story_table: boolean;
  private: boolean;
  short: boolean;
  day: number;
  first: number;
  turn: number | null;
  names: [string, string][];
  heroes: DestiniesCandidate[];
  players: DestiniesPlayer[];
  tiles: DestiniesLying[];
  pois: DestiniesSpot[];
  npcs: DestiniesMet[];
  stacks: DestiniesStack[];
  cards: DestiniesCard[];
  place: string | null;
  scene: DestiniesScene | null;
  trial: DestiniesTrial | null;
  spread: DestiniesSpread | null;
  basket: DestiniesBasket | null;
  item: string | null;
  pages: DestiniesPage[];
  plan: DestiniesRoom[];
  destiny: DestiniesDestiny | null;
  tale: DestiniesTale | null;
  memory: DestiniesMemory;
  outcome: DestiniesOutcome | null;
}
/**
 * A hero who can be taken, and what they begin with (DST-SET-08, DST-SET-16).
 */
export interface DestiniesCandidate {
  hero: string;
  figure: string | null;
  role: string;
  about: string;
  tracks: number[][];
  coins: number;
  items: string[];
}
/**
 * What everybody sees of a seat; `hero` is None before one is taken.
 *
 * companion  this is who is bound to the hero
 * figure     the miniature, and the device on the hero's shield
 * tracks     spaces with markers, in the order of SKILLS
 * standing   one of HERO_WORDS
 * path       the path of a running Finale (DST-FIN-13), and the number of its stage
 */
export interface DestiniesPlayer {
  seat: number;
  hero: string | null;
  companion: boolean;
  figure: string | null;
  tile: string;
  tracks: number[][];
  coins: number;
  xp: number;
  effort: number;
  items: string[];
  standing: string;
  path: string | null;
  stage: number;
}
/**
 * A tile on the table. `items` were abandoned there, marked by that trade pair.
 *
 * hint   what the unexplored side lets people guess (DST-SET-17)
 * land   the explored side; None before it is turned up
 */
export interface DestiniesLying {
  tile: string;
  number: number;
  submap: string;
  x: number;
  y: number;
  explored: boolean;
  hint: string | null;
  land: DestiniesLand | null;
  items: string[];
  pair: number | null;
}
/**
 * The explored side of a tile: what is drawn on it.
 */
export interface DestiniesLand {
  terrain: string;
  sides: DestiniesSide[];
  spots: [number, number][];
  signs: DestiniesSign[];
}
/**
 * What crosses one side of a tile, beside other sides: see `places.Edge`.
 */
export interface DestiniesSide {
  side: string;
  way: string | null;
  cover: string | null;
}
/**
 * A mark of a tile's drawing: see `places.Feature`.
 */
export interface DestiniesSign {
  kind: string;
  x: number;
  y: number;
}
/**
 * A POI on the map; `token` is None where a figure shows it, and the other way round.
 */
export interface DestiniesSpot {
  poi: string;
  tile: string;
  state: string;
  token: number | null;
  figure: string | null;
  icon: string | null;
}
/**
 * A person on the map, their figure, and at which POI they are.
 */
export interface DestiniesMet {
  npc: string;
  poi: string;
  figure: string | null;
}
/**
 * A trade stack with its pair (DST-TRD-02).
 */
export interface DestiniesStack {
  poi: string;
  items: string[];
  pair: number | null;
}
/**
 * An item card that lies on the table or is for sale (DST-ITEM-01).
 */
export interface DestiniesCard {
  item: string;
  number: number;
  value: number | null;
  categories: string[];
  powers: DestiniesPower[];
  icon: string | null;
}
/**
 * What an item can do; its words are its name.
 */
export interface DestiniesPower {
  ability: string;
  discard: boolean;
  moment: string;
  effort: number;
  harmful: boolean;
}
/**
 * Where a choice is made: a POI, a room, a stage, or a question that was put.
 *
 * poi, dungeon, room  None where it is not about one
 * exits               the ways out of a room that are open
 */
export interface DestiniesScene {
  poi: string | null;
  dungeon: string | null;
  room: string | null;
  offers: DestiniesOffer[];
  exits: string[];
}
/**
 * An option as it is listed (DST-APP-10, DST-TEST-02). What one is going to do is its name.
 *
 * kind   interaction, payment, test, scan, destiny, scan-or-test, trade, finale, travel or
 *        dungeon
 * skill  of a test; `cost` in coins; `way` of a scan: talk or use (DST-SCAN-02)
 * taken  in this visit already; `refused` why it cannot be taken, if so
 */
export interface DestiniesOffer {
  id: string;
  kind: string;
  note: string | null;
  skill: string | null;
  cost: number | null;
  way: string | null;
  taken: boolean;
  refused: DestiniesRefused | null;
  goals: DestiniesGoal[];
}
/**
 * Why something that is shown cannot be chosen now.
 */
export interface DestiniesRefused {
  code: string;
  details: string[];
  rule: string;
}
/**
 * A destination of a journey. What is locked is shown without its name (DST-TRV-08).
 */
export interface DestiniesGoal {
  id: string;
  open: boolean;
}
/**
 * A test that is under way (DST-REQ-05).
 */
export interface DestiniesTrial {
  option: string;
  skill: string;
  thrown: DestiniesThrown[];
}
/**
 * One hero's part in a test: the faces (0 is a star, -1 lies on the players' own table), and
 * how they count so far.
 *
 * total, markers, stars, successes   None before the dice lie
 */
export interface DestiniesThrown {
  seat: number;
  mains: number[];
  efforts: number[];
  added: number;
  granted: number;
  total: number | null;
  markers: number | null;
  stars: number | null;
  successes: number | null;
}
/**
 * Points that are being spread over markers.
 *
 * left      whether markers go to the left; `xp` whether it is experience that was spent
 * skill     None while it can still be any
 */
export interface DestiniesSpread {
  seat: number;
  left: boolean;
  xp: boolean;
  points: number;
  skill: string | null;
  tracks: number[][];
}
/**
 * A trade that is being made; `coins` is what would be left.
 */
export interface DestiniesBasket {
  poi: string;
  sold: string[];
  bought: string[];
  coins: number;
}
/**
 * A text that was read (DST-TURN-10).
 *
 * text   what it is called; `seat` the one it speaks of, or -1
 * bits   which of its alternatives were read
 * readers  who alone read it; None: everybody
 * words  what was read aloud
 */
export interface DestiniesPage {
  text: string;
  seat: number;
  bits: boolean[];
  readers: number[] | null;
  words: string;
}
/**
 * A room of a dungeon, with the ways that were to be seen in it.
 */
export interface DestiniesRoom {
  dungeon: string;
  room: string;
  ways: DestiniesWay[];
}
/**
 * A way out of a room.
 *
 * gone  whether the hero took it, and so knows where it leads
 * to    the room it leads to; None for out into the open, and while that is not known
 */
export interface DestiniesWay {
  passage: string;
  gone: boolean;
  to: string | null;
}
/**
 * The hidden side of a Destiny card, for its owner alone (DST-DEST-04).
 */
export interface DestiniesDestiny {
  name: string;
  text: string;
  roads: DestiniesRoad[];
}
/**
 * A path; `ready` when its Finale can start.
 */
export interface DestiniesRoad {
  path: string;
  name: string;
  text: string;
  steps: DestiniesMilestone[];
  ready: boolean;
}
/**
 * A step of a path: reached once, and whether it holds now. Its text is None until it is
 * reached (DST-DEST-07).
 */
export interface DestiniesMilestone {
  id: string;
  text: string | null;
  reached: boolean;
  holds: boolean;
}
/**
 * What comes to light at the end. Virtue goes from `least` to `most`.
 */
export interface DestiniesTale {
  least: number;
  most: number;
  fates: DestiniesFate[];
  seen: DestiniesSeen[];
}
/**
 * What a seat kept to itself, and what nobody knew: the hero's virtue (DST-VIR-05).
 */
export interface DestiniesFate {
  seat: number;
  virtue: number;
  destiny: DestiniesDestiny;
}
/**
 * How much of something was seen: of the tiles, options or rooms there are.
 */
export interface DestiniesSeen {
  kind: string;
  seen: number;
  all: number;
}
/**
 * What the players of this seat could write down, as the engine counts it (see
 * `DestiniesState`): for programs that think ahead. Nobody's virtue is in it, and of private
 * facts those of the own hero alone. What has never happened or been taken is left out.
 */
export interface DestiniesMemory {
  world: number[];
  legacy: number[];
  own: number[];
  poi_states: number[];
  npc_states: number[];
  npcs: number[];
  tokens: number[];
  gone: number;
  opened: number;
  pairs: number[];
  told: [number, number][];
  done: [number, number][];
  walked: number[];
  trod: number[];
  taken: string[];
  tried: [number, number][];
  entered: number;
  joined: number;
  summoned: boolean;
  leaving: boolean;
  used: number[];
  called: number[];
  leader: number[];
  able: number[];
  stack: unknown[][];
}
/**
 * How a game ended: the reason's code, the winning seats, and all seats ranked.
 *
 * `ranking` lists places from first to last; seats that share a place stand together.
 */
export interface DestiniesOutcome {
  reason: string;
  winners: number[];
  ranking: number[][];
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
/**
 * A run of The Hand of Destiny.
 *
 * asked    what the player is asked for: fight, boss, critical, payment, stun, shield,
 *          loss, healing, card, turn, merchant; None when the run is over
 * about    the ability, item or purpose the question is about, if it is about one
 * strength, underworld   faces, front to back
 * grid     abilities exhausted in the left and in the right column
 * boss_hp  with its power's bonus; `boss_left` is what its damage leaves
 * amount   the damage or healing that a grid is asked for
 * choices  the cards among which one is to be chosen
 * penalties   what stopping now would cost: kinds and amounts
 */
export interface HandView {
  seat: number | null;
  waiting: number[];
  asked: string | null;
  about: string | null;
  hero: string;
  boss: string;
  difficulty: string;
  wave: number;
  phase: string;
  line: HandSpot[];
  strength: string[];
  underworld: string[];
  hp: number;
  /**
   * @minItems 2
   * @maxItems 2
   */
  grid: [number, number];
  abilities: HandAbility[];
  weapon: string | null;
  ready: boolean;
  potions: string[];
  gold: number;
  shop: HandWare[];
  boss_hp: number;
  boss_left: number;
  criticals: HandCritical[];
  penalties: [string, number][];
  committed: string[];
  adds: string[];
  attacks: HandAttack[];
  amount: number;
  choices: string[];
  blocked: HandBlocked[];
  memory: HandMemory;
  outcome: HandOutcome | null;
}
/**
 * A card of the line.
 *
 * sight   visible, known or hidden
 * card    its number, 1 to 11, and `side` and `half` how it lies; None when hidden
 * face    the monster, None when its side was never seen
 * hp, dmg current values of a visible monster; `left` is what its damage leaves
 * slots   whether it would be slotted if it were defeated with strength cards
 */
export interface HandSpot {
  sight: string;
  card: number | null;
  side: string | null;
  half: number | null;
  face: string | null;
  hp: number | null;
  left: number | null;
  dmg: number | null;
  damage: number;
  slots: boolean;
}
/**
 * An ability of the hero: unexhausted or not, and whether strength or its x1 is spent.
 */
export interface HandAbility {
  name: string;
  exhausted: boolean;
  used: boolean;
}
/**
 * Something the merchant sells, and why it cannot be bought now, if so.
 */
export interface HandWare {
  item: string;
  cost: number;
  code: string | null;
  rule: string | null;
}
/**
 * A critical hit of the boss: its costs now (strength None for none), and its value.
 */
export interface HandCritical {
  damage: number;
  strength: number | null;
  attack: number;
  used: boolean;
}
/**
 * What the attack that is being made ready would do.
 *
 * place    front, second, boss or critical
 * cards    the value of each committed card
 * changes  what is added to or taken from the whole, and why
 * value    the sum; `against` what it has to reach
 * falls    whether the target is defeated or the cost met; `slots` whether it is slotted
 */
export interface HandAttack {
  place: string;
  cards: number[];
  changes: [string, number][];
  value: number;
  against: number;
  falls: boolean;
  slots: boolean;
}
/**
 * Why an ability or the weapon cannot be used now.
 */
export interface HandBlocked {
  what: string;
  code: string;
  details: string[];
  rule: string;
}
/**
 * What the player could write down, as the engine counts it (see `HandState`): for
 * programs that think ahead.
 */
export interface HandMemory {
  damage: number[];
  tainted: number;
  absorbed: number;
  peeked: number;
  at_front: number;
  at_second: number;
  fired: number;
  used: number;
  pierced: boolean;
  grudge: boolean;
  bought: number;
  hit: number;
  owes: boolean;
  agenda: number[][];
  adds: number;
  deed: number[];
  amount: number;
  hurt: number;
  seen: number;
  known: number;
}
/**
 * How a game ended: the reason's code, the winning seats, and all seats ranked.
 *
 * `ranking` lists places from first to last; seats that share a place stand together.
 */
export interface HandOutcome {
  reason: string;
  winners: number[];
  ranking: number[][];
}
/**
 * A table of Realms of Destiny as one seat sees it, or a spectator (`seat` None).
 *
 * cur        whose turn it is; with two players, who is first in the round
 * extra      the additional draws of this turn
 * done       what was done in this turn: acted, queen, cemetery, hourglass
 * lich, lent whom the Lich preys on, and what was borrowed through it
 * bled       whether the power under way made another player discard
 * supply     how many tokens of each number nobody holds
 * shared     progress of all players in the game with both Shared Destinies
 * secret     the viewer's Secret Destiny and how far they are with it
 * unmasked   Secret Destinies of others that the viewer has seen
 * noted      cards that the viewer knows to be in other hands
 * pile_known cards of the draw pile that the viewer knows: how many lie above each
 * chosen     the viewer's own choices that are not carried out yet
 * fallen     who was eliminated, in order
 * frames     what is under way, innermost last, for programs; -2 stands for hidden cards
 */
export interface RealmsView {
  seat: number | null;
  advanced: boolean;
  cap: number;
  turn: number;
  cur: number;
  step: string;
  waiting: number[];
  ask: RealmsAsk | null;
  auction: RealmsAuction | null;
  pile: number;
  discards: string[];
  supply: [string, number][];
  extra: number;
  done: string[];
  lich: number | null;
  lent: string[];
  bled: boolean;
  players: RealmsPlayer[];
  fallen: number[][];
  blame: number[];
  shared: string[];
  progress: RealmsProgress[];
  hand: string[];
  secret: RealmsProgress | null;
  unmasked: RealmsProgress[];
  noted: RealmsNoted[];
  pile_known: [number, string][];
  chosen: string[];
  blocked: RealmsBlocked[];
  frames: unknown[][];
  outcome: RealmsOutcome | null;
}
/**
 * What is asked of the seats that wait.
 *
 * what      see `frames.ASK_NAMES`
 * source    the card or token it is for
 * other     the player it is about: whom the cards go to, whose hand is looked at
 * count     how many are still to be chosen, or due
 * family    the family the cards have to be of
 */
export interface RealmsAsk {
  what: string;
  source: string | null;
  other: number | null;
  count: number | null;
  family: string | null;
}
/**
 * The auction that runs.
 *
 * calls     all bids in their order, 0 for a pass
 * lowest, highest   what whoever is asked to bid may bid; None when nobody is
 * passing   what a pass would do: "on" goes to the next player, "sells" closes the auction
 *           for the highest bidder, "unsold" closes it without a bid; None as above
 */
export interface RealmsAuction {
  lots: RealmsLot[];
  high: number;
  bidder: number | null;
  calls: [number, number][];
  lowest: number | null;
  highest: number | null;
  passing: string | null;
}
/**
 * A card up for auction; `card` is None for whoever may not see it.
 */
export interface RealmsLot {
  seller: number;
  card: string | null;
  covered: boolean;
}
/**
 * The public side of a seat. `hand` counts its cards.
 *
 * cursed    who made it take Poison or Debt, by token
 * not_held  Secret Destinies that this player plainly does not hold: they did what it asks
 *           for, and the game went on
 */
export interface RealmsPlayer {
  seat: number;
  alive: boolean;
  hand: number;
  front: RealmsLaid[];
  tokens: string[];
  cursed: [string, number][];
  requests: RealmsRequest[];
  not_held: string[];
}
/**
 * A card in front of a player.
 */
export interface RealmsLaid {
  card: string;
  rotated: boolean;
  support: boolean;
}
/**
 * What a Mayor asked a player for: who asked, and the family.
 */
export interface RealmsRequest {
  by: number;
  family: string;
}
/**
 * How far a player is with a destiny: what they have of what is needed.
 *
 * count   how many of what it counts it asks for; `among` how many cards besides
 */
export interface RealmsProgress {
  seat: number;
  destiny: string;
  have: number;
  need: number;
  count: number;
  among: number;
}
/**
 * Cards a player was last known to hold; of those in `sure` the viewer can be certain.
 */
export interface RealmsNoted {
  seat: number;
  cards: string[];
  sure: string[];
}
/**
 * Why a card in hand or in front of the viewer cannot be chosen now.
 */
export interface RealmsBlocked {
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
export interface RealmsOutcome {
  reason: string;
  winners: number[];
  ranking: number[][];
}
