import { CATALOGUE } from "$lib/catalogues/hand";
import type { DiaperStyle } from "$lib/draw/diaper";
import type { IconName } from "$lib/icons/names";

/** What The Hand of Destiny is played with, and how each of it is drawn (HND-COMP). */

type Printed = (typeof CATALOGUE.monsters)[number];

export interface Type {
  id: Printed["type"];
  sigil: IconName;
  /** The class that lends its colours. */
  tone: string;
  style: DiaperStyle;
}

const TYPES: { readonly [id in Printed["type"]]: Type } = {
  warrior: {
    id: "warrior",
    sigil: "crossed-swords",
    tone: "a-W",
    style: "lozenge",
  },
  magic: { id: "magic", sigil: "beveled-star", tone: "a-M", style: "star" },
  dragon: { id: "dragon", sigil: "dragon-head", tone: "a-R", style: "scale" },
  creature: { id: "creature", sigil: "wolf-head", tone: "a-B", style: "vine" },
};

/** When a monster's ability works. */
export type Kind = Printed["kind"];

/** One of the four monsters of a card. */
export interface Monster {
  name: Printed["name"];
  type: Type;
  hp: number;
  dmg: number;
  kind: Kind;
  /** Its ability triggers once a wave. */
  once: boolean;
  /** What it is worth at the merchant's (HND-CON-09). */
  coins: number;
  /** Its number among all faces of all cards. */
  face: number;
  /** The card it is on, 1 to 11. */
  card: number;
  /** The side of its card, 0 to 21, as the view counts those that were seen. */
  side: number;
  /** The other half of the same side (HND-OP-01). */
  rotated: Printed["name"];
  /** The same half of the other side (HND-OP-02). */
  flipped: Printed["name"];
  art: IconName;
}

const ART: { readonly [name in Printed["name"]]: IconName } = {
  Assassin: "hooded-assassin",
  "Marsh Hydra": "hydra",
  Scout: "bowman",
  "Bramble Boar": "boar",
  "Phase Worm": "worm-mouth",
  "Hill Raider": "barbarian",
  Chieftain: "warlord-helmet",
  "Ember Wisp": "flame",
  Watcher: "all-seeing-eye",
  "Cave Bear": "bear-head",
  Specter: "spectre",
  "Ash Drake": "spiked-dragon-head",
  "Forest Dragon": "wyvern",
  "Burrow Rat": "rat",
  Shieldbearer: "roman-shield",
  Gravecaller: "raise-skeleton",
  "Mirror Shade": "mirror-mirror",
  "Pit Brute": "brute",
  "Dire Wolf": "wolf-howl",
  "Storm Wyrm": "dragon-spiral",
  Cutpurse: "robber",
  Thornback: "porcupine",
  "Bone Drake": "dinosaur-bones",
  "Hex Weaver": "spider-web",
  "War Drummer": "drum",
  "Great Serpent": "sea-serpent",
  "Lantern Imp": "imp",
  "Iron Sentinel": "black-knight-helm",
  "Young Wyvern": "sea-dragon",
  "Sand Stalker": "scorpion",
  "Rune Thief": "rune-stone",
  "Ogre Mauler": "ogre",
  "Swarm Queen": "bee",
  Duelist: "fencer",
  "Frost Shaman": "ice-spell-cast",
  "Elder Dragon": "double-dragon",
  "Gate Guard": "visored-helm",
  "Carrion Bat": "bat",
  "Soul Leech": "leeching-worm",
  "Razor Boar": "boar-tusks",
  "Cinder Hatchling": "egg-eye",
  "Night Stalker": "feline",
  "Banner Knight": "knight-banner",
  "Fen Witch": "witch-face",
};

export const MONSTERS: readonly Monster[] = CATALOGUE.monsters.map((printed) => ({
  ...printed,
  type: TYPES[printed.type],
  art: ART[printed.name],
}));

const BY_NAME = new Map<string, Monster>(MONSTERS.map((monster) => [monster.name, monster]));

export function isMonster(name: string): boolean {
  return BY_NAME.has(name);
}

/** The monster of this name. There is no other word for one than the server's. */
export function monster(name: string): Monster {
  const found = BY_NAME.get(name);
  if (!found) throw new Error(`no monster ${name}`);
  return found;
}

/** The other half of the same side. */
export function rotated({ rotated: name }: Monster): Monster {
  return monster(name);
}

/** The same half of the other side. */
export function flipped({ flipped: name }: Monster): Monster {
  return monster(name);
}

/** Fields of colour for those who are no monsters. */
export interface Figure {
  name: string;
  art: IconName;
  tone: string;
  style: DiaperStyle;
}

type Look = Omit<Figure, "name">;
type PrintedHero = (typeof CATALOGUE.heroes)[number];
type PrintedAbility = PrintedHero["abilities"][number];

const HERO_LOOKS: { readonly [name in PrintedHero["name"]]: Look } = {
  Rhys: { art: "broadsword", tone: "a-W", style: "lozenge" },
  Ifaris: { art: "orb-wand", tone: "a-C", style: "star" },
  Elora: { art: "bow-arrow", tone: "a-N", style: "vine" },
  Galathar: { art: "crossed-axes", tone: "a-E", style: "chevron" },
};

export interface Hero extends Figure {
  ranged: boolean;
  /** Six, row by row from the top left. */
  abilities: readonly string[];
}

export const HEROES: readonly Hero[] = CATALOGUE.heroes.map(({ name, ranged, abilities }) => ({
  name,
  ranged,
  abilities: abilities.map((ability) => ability.name),
  ...HERO_LOOKS[name],
}));

export function hero(name: string): Hero {
  return HEROES.find((each) => each.name === name) ?? (HEROES[0] as Hero);
}

/** How an ability is paid for: with strength or by exhausting it; not at all; once a wave. */
export type Cost = PrintedAbility["cost"];

const ABILITIES: ReadonlyMap<string, PrintedAbility> = new Map(
  CATALOGUE.heroes.flatMap(({ abilities }) => abilities.map((each) => [each.name, each])),
);

export function costOf(ability: string): Cost {
  return ABILITIES.get(ability)?.cost ?? "paid";
}

/** Whether it leaves the monster it defeats to be slotted (HND-ABIL-05). */
export function slots(ability: string): boolean {
  return ABILITIES.get(ability)?.slots ?? false;
}

const BOSS_LOOKS: {
  readonly [name in (typeof CATALOGUE.bosses)[number]]: Look;
} = {
  Gorvane: { art: "overlord-helm", tone: "a-E", style: "scale" },
  Sythra: { art: "burning-embers", tone: "a-C", style: "whirl" },
  Arbiter: { art: "scales", tone: "a-L", style: "check" },
};

export const BOSSES: readonly Figure[] = CATALOGUE.bosses.map((name) => ({
  name,
  ...BOSS_LOOKS[name],
}));

export function boss(name: string): Figure {
  return BOSSES.find((each) => each.name === name) ?? (BOSSES[0] as Figure);
}

/** The boss's rewards for waves 1 to 4, in gold. */
export const REWARDS: readonly number[] = CATALOGUE.rewards;

type PrintedItem = (typeof CATALOGUE.items)[number];

export interface Item {
  name: string;
  art: IconName;
  rule: string;
  /** Whether a weapon is the better half of its side of the merchant card. */
  upgrade: boolean;
  /** What it costs, by difficulty (HND-DIFF). */
  costs: Readonly<Record<string, number>>;
}

const ITEM_LOOKS: {
  readonly [name in PrintedItem["name"]]: Pick<Item, "art" | "rule">;
} = {
  "Hunting Bow": { art: "pocket-bow", rule: "HND-MI-01" },
  "Great Bow": { art: "bow-arrow", rule: "HND-MI-02" },
  "Ember Wand": { art: "orb-wand", rule: "HND-MI-03" },
  "Blazing Wand": { art: "crystal-wand", rule: "HND-MI-04" },
  "War Axe": { art: "battle-axe", rule: "HND-MI-08" },
  "Giant Axe": { art: "war-axe", rule: "HND-MI-09" },
  "Round Shield": { art: "round-shield", rule: "HND-MI-10" },
  "Tower Shield": { art: "roman-shield", rule: "HND-MI-11" },
  "Healing Potion": { art: "health-potion", rule: "HND-MI-05" },
  "Scrying Potion": { art: "crystal-ball", rule: "HND-MI-06" },
  "Turning Potion": { art: "round-potion", rule: "HND-MI-07" },
  "Might Potion": { art: "strong", rule: "HND-MI-13" },
};

/** In the order of the catalogue: weapons by pairs of basic and better, then potions. */
export const ITEMS: readonly Item[] = CATALOGUE.items.map((printed) => ({
  ...printed,
  ...ITEM_LOOKS[printed.name],
}));

export function item(name: string): Item | undefined {
  return ITEMS.find((each) => each.name === name);
}

/** What the merchant of a hero sells (HND-MERCH-05). */
export function waresOf({ ranged }: Hero): readonly string[] {
  return CATALOGUE.shop[ranged ? "ranged" : "melee"];
}

/** Starting strength cards of a wave by difficulty (HND-DIFF). */
export const START_STRENGTH: Readonly<Record<string, number>> = CATALOGUE.strength;

export const WAVES = CATALOGUE.waves;
/** The wave for which the deck is flipped; for the others it is rotated (HND-SETUP-06). */
export const FLIPPED_WAVE = CATALOGUE.flipped_wave;
