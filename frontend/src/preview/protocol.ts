/* What a client and the server say to each other, and the views of the games.
   Made from protocol.schema.json by `./x fix`; not to be changed by hand. */

export type FromWorkshop = Intervene | Go | Again;
export type ToWorkshop = Workshop | Refused;

export interface FateloomPreview {
  FromWorkshop: FromWorkshop;
  ToWorkshop: ToWorkshop;
  Preview: Preview;
}
/**
 * Do this to the table: the words of `fateloom.games.destinies.authoring`.
 */
export interface Intervene {
  t: "author";
  words: string;
}
/**
 * Go to where so many steps are taken: back, or on again over those that were gone back
 * from.
 */
export interface Go {
  t: "go";
  step: number;
}
/**
 * Begin the story again.
 */
export interface Again {
  t: "again";
}
/**
 * Everything the workshop shows.
 *
 * table     None until the story was first in order
 * folder    where the story's files are
 * current   whether the files are played as they are now; else it is their last good version
 * problems  what was found in them as they are now
 * lost      None when everything chosen still stands
 * steps     how many steps do; `ahead` how many there are to go on over
 * stage     None until heroes are taken
 */
export interface Workshop {
  t: "workshop";
  table: string | null;
  folder: string;
  current: boolean;
  problems: Problem[];
  lost: Lost | null;
  steps: number;
  ahead: number;
  stage: Stage | null;
}
/**
 * What was found in the files, on one line with its place; `wrong`, or only doubtful.
 */
export interface Problem {
  line: string;
  wrong: boolean;
}
/**
 * Where telling again has stopped: the step that could not be taken, why, and how many
 * steps wait from there on.
 */
export interface Lost {
  words: string;
  refusal: Refusal;
  waiting: number;
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
 * The table as its author sees it, once heroes are taken.
 *
 * virtue  its range
 */
export interface Stage {
  day: number;
  active: string;
  /**
   * @minItems 2
   * @maxItems 2
   */
  virtue: [number, number];
  facts: FactInfo[];
  persons: PersonInfo[];
  tiles: Thing[];
  places: Thing[];
  people: Thing[];
  finales: FinaleInfo[];
  items: ItemInfo[];
  closed: ClosedInfo[];
}
/**
 * A fact: `owner` is world, campaign or a hero. A flag is 0 or 1.
 */
export interface FactInfo {
  owner: string;
  name: string;
  counter: boolean;
  least: number;
  most: number;
  value: number;
}
/**
 * Somebody who plays: a hero, or the companion bound to one. `who` is their name in
 * interventions, `items` are ids.
 */
export interface PersonInfo {
  who: string;
  name: string;
  seat: number;
  tile: string;
  coins: number;
  xp: number;
  virtue: number;
  effort: number;
  items: string[];
}
/**
 * Something of the story by its id and name, in one of its `states`; `at` is where it is:
 * the tile of a place, the place of somebody. A tile's states are those of tiles.
 */
export interface Thing {
  id: string;
  name: string;
  at: string | null;
  state: string | null;
  states: string[];
}
/**
 * A Finale: of whom, on which path, and its stages.
 */
export interface FinaleInfo {
  who: string;
  path: string;
  name: string;
  stages: string[];
}
/**
 * An item, and how many copies of it lie in the box.
 */
export interface ItemInfo {
  id: string;
  name: string;
  left: number;
}
/**
 * What cannot be taken here and now, and why: `kind` is option, journey or passage.
 */
export interface ClosedInfo {
  kind: string;
  id: string;
  name: string;
  reasons: Refusal[];
  unmet: UnmetInfo[];
}
/**
 * A part of a condition that fails, and the value that a comparison in it goes by.
 */
export interface UnmetInfo {
  words: string;
  now: number | null;
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
 * Answer to GET /api/preview, which lets this device sit at the table.
 */
export interface Preview {
  table: string | null;
}
