import type { DiaperStyle } from "$lib/draw/diaper";
import type { IconName } from "$lib/icons/names";

/** What The Hand of Destiny is played with, and how each of it is drawn (HND-COMP). */

export interface Type {
  id: "warrior" | "magic" | "dragon" | "creature";
  sigil: IconName;
  /** The class that lends its colours. */
  tone: string;
  style: DiaperStyle;
}

const TYPES: Readonly<Record<string, Type>> = {
  W: { id: "warrior", sigil: "crossed-swords", tone: "a-W", style: "lozenge" },
  M: { id: "magic", sigil: "beveled-star", tone: "a-M", style: "star" },
  D: { id: "dragon", sigil: "dragon-head", tone: "a-R", style: "scale" },
  C: { id: "creature", sigil: "wolf-head", tone: "a-B", style: "vine" },
};

/** When a monster's ability works. */
export type Kind = "none" | "normal" | "instant" | "front" | "second";

const KINDS: Readonly<Record<string, Kind>> = {
  "-": "none",
  N: "normal",
  I: "instant",
  F: "front",
  S: "second",
};

/** One of the four monsters of a card. */
export interface Monster {
  name: string;
  /** Its number, 0 to 43: four times the card, then two for side B, then one for the lower half. */
  face: number;
  type: Type;
  hp: number;
  dmg: number;
  kind: Kind;
  /** Its ability triggers once a wave. */
  once: boolean;
  art: IconName;
}

type Row = readonly [name: string, marks: string, hp: number, dmg: number, art: IconName];

/** Card by card: A upper, A lower, B upper, B lower; the marks are type, kind and 1 for once. */
const ROWS: readonly Row[] = [
  ["Assassin", "WF1", 5, 2, "hooded-assassin"],
  ["Marsh Hydra", "DN", 9, 2, "hydra"],
  ["Scout", "WF", 3, 1, "bowman"],
  ["Bramble Boar", "C-", 6, 1, "boar"],
  ["Phase Worm", "MI", 7, 1, "worm-mouth"],
  ["Hill Raider", "W-", 5, 1, "barbarian"],
  ["Chieftain", "WN", 7, 2, "warlord-helmet"],
  ["Ember Wisp", "MI", 3, 2, "flame"],
  ["Watcher", "MN", 6, 1, "all-seeing-eye"],
  ["Cave Bear", "C-", 8, 2, "bear-head"],
  ["Specter", "MN", 4, 2, "spectre"],
  ["Ash Drake", "D-", 10, 2, "spiked-dragon-head"],
  ["Forest Dragon", "DN", 8, 3, "wyvern"],
  ["Burrow Rat", "C-", 2, 1, "rat"],
  ["Shieldbearer", "WN", 4, 1, "roman-shield"],
  ["Gravecaller", "MF", 6, 2, "raise-skeleton"],
  ["Mirror Shade", "MN", 3, 2, "mirror-mirror"],
  ["Pit Brute", "W-", 10, 2, "brute"],
  ["Dire Wolf", "CN", 5, 1, "wolf-howl"],
  ["Storm Wyrm", "D-", 11, 3, "dragon-spiral"],
  ["Cutpurse", "WI", 4, 1, "robber"],
  ["Thornback", "CN", 7, 2, "porcupine"],
  ["Bone Drake", "DS1", 6, 2, "dinosaur-bones"],
  ["Hex Weaver", "MN", 5, 1, "spider-web"],
  ["War Drummer", "WN", 4, 1, "drum"],
  ["Great Serpent", "CF1", 8, 2, "sea-serpent"],
  ["Lantern Imp", "MI", 2, 1, "imp"],
  ["Iron Sentinel", "W-", 10, 1, "black-knight-helm"],
  ["Young Wyvern", "D-", 7, 2, "sea-dragon"],
  ["Sand Stalker", "CI", 5, 2, "scorpion"],
  ["Rune Thief", "MN", 4, 1, "rune-stone"],
  ["Ogre Mauler", "W-", 10, 3, "ogre"],
  ["Swarm Queen", "CN", 6, 1, "bee"],
  ["Duelist", "WF", 6, 2, "fencer"],
  ["Frost Shaman", "MS", 5, 1, "ice-spell-cast"],
  ["Elder Dragon", "D-", 12, 3, "double-dragon"],
  ["Gate Guard", "WN", 7, 1, "visored-helm"],
  ["Carrion Bat", "C-", 3, 1, "bat"],
  ["Soul Leech", "MN", 6, 2, "leeching-worm"],
  ["Razor Boar", "C-", 7, 1, "boar-tusks"],
  ["Cinder Hatchling", "DN", 5, 1, "egg-eye"],
  ["Night Stalker", "CF", 8, 1, "feline"],
  ["Banner Knight", "WN", 8, 2, "knight-banner"],
  ["Fen Witch", "MS", 7, 1, "witch-face"],
];

export const MONSTERS: readonly Monster[] = ROWS.map(([name, marks, hp, dmg, art], face) => ({
  name,
  face,
  type: TYPES[marks.charAt(0)] as Type,
  hp,
  dmg,
  kind: KINDS[marks.charAt(1)] ?? "none",
  once: marks.endsWith("1"),
  art,
}));

const BY_NAME = new Map(MONSTERS.map((monster) => [monster.name, monster]));

export function isMonster(name: string): boolean {
  return BY_NAME.has(name);
}

/** The monster of this name. There is no other word for one than the server's. */
export function monster(name: string): Monster {
  const found = BY_NAME.get(name);
  if (!found) throw new Error(`no monster ${name}`);
  return found;
}

/** The card a monster is on, 1 to 11. */
export function cardOf({ face }: Monster): number {
  return (face >> 2) + 1;
}

/** The side of its card a monster is on, 0 to 21, as the view counts those that were seen. */
export function sideOf({ face }: Monster): number {
  return face >> 1;
}

/** The other half of the same side (HND-OP-01). */
export function rotated({ face }: Monster): Monster {
  return MONSTERS[face ^ 1] as Monster;
}

/** The same half of the other side (HND-OP-02). */
export function flipped({ face }: Monster): Monster {
  return MONSTERS[face ^ 2] as Monster;
}

/** What a strength card is worth at the merchant's (HND-CON-09). */
export function coins({ hp }: Monster): number {
  return hp <= 4 ? 1 : hp <= 8 ? 2 : 3;
}

/** Fields of colour for those who are no monsters. */
export interface Figure {
  name: string;
  art: IconName;
  tone: string;
  style: DiaperStyle;
}

export interface Hero extends Figure {
  ranged: boolean;
  /** Six, row by row from the top left. */
  abilities: readonly string[];
}

export const HEROES: readonly Hero[] = [
  {
    name: "Rhys",
    art: "broadsword",
    tone: "a-W",
    style: "lozenge",
    ranged: false,
    abilities: ["Crossfire", "Dual Wield", "Resourceful", "Avenger", "Shield Bash", "Throw Sword"],
  },
  {
    name: "Ifaris",
    art: "orb-wand",
    tone: "a-C",
    style: "star",
    ranged: true,
    abilities: [
      "Illusionist",
      "Battle Magic",
      "Fire Ball",
      "Summons",
      "Gain Wisdom",
      "Energy Surge",
    ],
  },
  {
    name: "Elora",
    art: "bow-arrow",
    tone: "a-N",
    style: "vine",
    ranged: true,
    abilities: [
      "Experience",
      "Grudge",
      "Armor Piercing",
      "Long Range",
      "Shoot Through",
      "Maneuver",
    ],
  },
  {
    name: "Galathar",
    art: "crossed-axes",
    tone: "a-E",
    style: "chevron",
    ranged: false,
    abilities: [
      "Build Rage",
      "Dragon Master",
      "Retribution",
      "Intimidate",
      "Shadow Spear",
      "Stun Spell",
    ],
  },
];

export function hero(name: string): Hero {
  return HEROES.find((each) => each.name === name) ?? (HEROES[0] as Hero);
}

/** How an ability is paid for: with strength or by exhausting it; not at all; once a wave. */
export type Cost = "paid" | "stock" | "stock-once";

const STOCK = ["Crossfire", "Dual Wield", "Battle Magic", "Grudge", "Build Rage"];
const ONCE = ["Experience", "Dragon Master"];
/** They leave the monster they defeat to be slotted (HND-ABIL-05). */
const SLOTTING = [
  "Avenger",
  "Summons",
  "Experience",
  "Shoot Through",
  "Dragon Master",
  "Retribution",
];

export function costOf(ability: string): Cost {
  return STOCK.includes(ability) ? "stock" : ONCE.includes(ability) ? "stock-once" : "paid";
}

export function slots(ability: string): boolean {
  return SLOTTING.includes(ability);
}

export const BOSSES: readonly Figure[] = [
  { name: "Gorvane", art: "overlord-helm", tone: "a-E", style: "scale" },
  { name: "Sythra", art: "burning-embers", tone: "a-C", style: "whirl" },
  { name: "Arbiter", art: "scales", tone: "a-L", style: "check" },
];

export function boss(name: string): Figure {
  return BOSSES.find((each) => each.name === name) ?? (BOSSES[0] as Figure);
}

/** The boss's rewards for waves 1 to 4, in gold. */
export const REWARDS: readonly number[] = [6, 7, 8, 0];

export interface Item {
  name: string;
  art: IconName;
  rule: string;
}

/** In the order of the catalogue: weapons by pairs of basic and better, then potions. */
export const ITEMS: readonly Item[] = [
  { name: "Hunting Bow", art: "pocket-bow", rule: "HND-MI-01" },
  { name: "Great Bow", art: "bow-arrow", rule: "HND-MI-02" },
  { name: "Ember Wand", art: "orb-wand", rule: "HND-MI-03" },
  { name: "Blazing Wand", art: "crystal-wand", rule: "HND-MI-04" },
  { name: "War Axe", art: "battle-axe", rule: "HND-MI-08" },
  { name: "Giant Axe", art: "war-axe", rule: "HND-MI-09" },
  { name: "Round Shield", art: "round-shield", rule: "HND-MI-10" },
  { name: "Tower Shield", art: "roman-shield", rule: "HND-MI-11" },
  { name: "Healing Potion", art: "health-potion", rule: "HND-MI-05" },
  { name: "Scrying Potion", art: "crystal-ball", rule: "HND-MI-06" },
  { name: "Turning Potion", art: "round-potion", rule: "HND-MI-07" },
  { name: "Might Potion", art: "strong", rule: "HND-MI-13" },
];

export function item(name: string): Item | undefined {
  return ITEMS.find((each) => each.name === name);
}

/** Whether a weapon is the better half of its side of the merchant card. */
export function isUpgrade(name: string): boolean {
  const at = ITEMS.findIndex((each) => each.name === name);
  return at >= 0 && at < 8 && at % 2 === 1;
}

/** Starting strength cards of a wave by difficulty (HND-DIFF). */
export const START_STRENGTH: Readonly<Record<string, number>> = {
  casual: 4,
  easy: 4,
  normal: 3,
  heroic: 3,
  legendary: 2,
};

export const WAVES = 4;
/** The wave for which the deck is flipped; for the others it is rotated (HND-SETUP-06). */
export const FLIPPED_WAVE = 3;
