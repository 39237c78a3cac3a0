import type { IconName } from "$lib/icons/names";
import { SKILL_ICONS, SKILLS } from "../skills";
import { ownerOf, type Change } from "./changes";
import type { Of, Part } from "./part";
import { figure, pair, place, tile } from "./onMap";
import { belonging, goods, item, track } from "./ofHeroes";
import type { Person, Told } from "./telling";

/** An instruction for the components on the table. */
export interface Instruction {
  key: string;
  words: string;
  /** The rule it follows from. */
  rule: string;
  icon: IconName;
  /** The seat whose component it is; null on the map and next to it. */
  seat: number | null;
}

const TELLERS: {
  [Kind in Part["kind"]]: (change: Change<Of<Kind>>, person: Person, settingUp: boolean) => Told;
} = {
  board: belonging,
  card: belonging,
  goods,
  track,
  item,
  tile,
  place,
  person: figure,
  pair,
  hero: figure,
};

const ICONS: Readonly<Record<Exclude<Part["kind"], "track" | "goods">, IconName>> = {
  board: "knapsack",
  card: "tied-scroll",
  item: "swap-bag",
  tile: "treasure-map",
  place: "position-marker",
  person: "person",
  pair: "trade",
  hero: "footprint",
};
const GOODS_ICONS = { coins: "two-coins", effort: "polar-star", xp: "laurels" } as const;

/** The text of a change. `people` are the players' names by seat. */
export function instruction(
  change: Change,
  people: readonly string[],
  settingUp: boolean,
): Instruction {
  const { key, part } = change;
  const tell = TELLERS[part.kind] as (typeof TELLERS)[keyof typeof TELLERS] as (
    change: Change,
    person: Person,
    settingUp: boolean,
  ) => Told;
  const [words, rule] = tell(change, (seat) => people[seat] ?? "", settingUp);
  return { key, words, rule, icon: iconOf(part), seat: ownerOf(part) };
}

function iconOf(part: Part): IconName {
  if (part.kind === "track") return SKILL_ICONS[SKILLS[part.skill] ?? "power"];
  return part.kind === "goods" ? GOODS_ICONS[part.what] : ICONS[part.kind];
}
