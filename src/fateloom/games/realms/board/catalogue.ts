import { CATALOGUE } from "$lib/catalogues/realms";
import type { DiaperStyle } from "$lib/draw/diaper";
import type { IconName } from "$lib/icons/names";

/** What Realms of Destiny is played with, and how each of it is drawn (RLM-COMP). */

export interface Sign {
  name: string;
  sigil: IconName;
}

/** Things with their pictures. */
function signs<Name extends string>(
  names: readonly Name[],
  pictures: { readonly [name in Name]: IconName },
): Sign[] {
  return names.map((name) => ({ name, sigil: pictures[name] }));
}

export interface Family extends Sign {
  /** Its letter in the ids of rules. */
  letter: string;
  /** The class that lends its colours. */
  tone: string;
  style: DiaperStyle;
}

const FAMILY_LOOKS: {
  readonly [name in (typeof CATALOGUE.families)[number]]: Omit<Family, "name">;
} = {
  Kingdom: { letter: "K", tone: "a-K", sigil: "crown", style: "lozenge" },
  Shop: { letter: "S", tone: "a-S", sigil: "two-coins", style: "check" },
  Necromancy: { letter: "N", tone: "a-D", sigil: "horned-skull", style: "scale" },
  Magic: { letter: "M", tone: "a-M", sigil: "beveled-star", style: "star" },
};

export const FAMILIES: readonly Family[] = CATALOGUE.families.map((name) => ({
  name,
  ...FAMILY_LOOKS[name],
}));

export const TYPES: readonly Sign[] = signs(CATALOGUE.types, {
  Fighter: "crossed-swords",
  Field: "wheat",
  Book: "open-book",
});

type Printed = (typeof CATALOGUE.cards)[number];

/** The kinds of power; cards without one are of the kind Plain. */
export const KINDS: readonly (Sign & { id: Printed["kind"] })[] = [
  { id: "activation", name: "Activation", sigil: "clockwise-rotation" },
  { id: "permanent", name: "Permanent", sigil: "infinity" },
  { id: "mandatory", name: "Mandatory", sigil: "pointing" },
  { id: "one-time", name: "One-Time", sigil: "wax-seal" },
];
export const PLAIN = "plain";

export interface GameCard {
  name: string;
  /** Where it stands in the catalogue: hands are sorted by it. */
  order: number;
  family: Family;
  type: Sign | null;
  kind: Printed["kind"];
  sigil: IconName | null;
  art: IconName;
  advanced: boolean;
  rule: string;
}

const ART: { readonly [name in Printed["name"]]: IconName } = {
  "The King": "throne-king",
  "The Queen": "queen-crown",
  Judge: "gavel",
  Spy: "cloak-dagger",
  "Tax Collector": "receive-money",
  Knight: "mounted-knight",
  "Captain of the Guard": "visored-helm",
  Castle: "castle",
  Village: "village",
  "Book of Laws": "scales",
  "Royal Chronicle": "quill-ink",
  "King's Jester": "jester-hat",
  Mayor: "key",
  Champion: "trophy-cup",
  "Master Merchant": "shop",
  Apprentice: "anvil",
  Banker: "coins-pile",
  Peddler: "trade",
  Mercenary: "battle-axe",
  Bodyguard: "roman-shield",
  Market: "basket",
  Harbor: "anchor",
  Ledger: "scroll-quill",
  Almanac: "calendar",
  "Ring of Value": "diamond-ring",
  Accountant: "abacus",
  Usurer: "robber-hand",
  Pawnbroker: "open-treasure-chest",
  "Master Necromancer": "raise-skeleton",
  Cemetery: "graveyard",
  Vampire: "bat",
  Immortal: "holy-grail",
  "Skeleton Warrior": "death-skull",
  Gravedigger: "hasty-grave",
  Crypt: "tombstone",
  Grimoire: "evil-book",
  "Book of Bones": "crossed-bones",
  "Plague Bearer": "rat",
  Ghost: "ghost",
  Lich: "crowned-skull",
  "Death Knight": "black-knight-helm",
  Ghoul: "evil-minion",
  Archmage: "pointy-hat",
  Druid: "tree-face",
  "Fire Mage": "fire-spell-cast",
  Clairvoyant: "crystal-ball",
  Spellbook: "spell-book",
  "Tome of Secrets": "secret-book",
  "Enchanted Forest": "pine-tree",
  "Wizard's Tower": "guarded-tower",
  Golem: "rock-golem",
  Healer: "healing",
  "Storm Mage": "lightning-trio",
  Enchantress: "fairy-wand",
  Alchemist: "bubbling-flask",
  "Time Mage": "sands-of-time",
};

export const CARDS: readonly GameCard[] = CATALOGUE.cards.map((printed, order) => {
  const family = FAMILIES[CATALOGUE.families.indexOf(printed.family)] as Family;
  const place = CATALOGUE.cards.filter((each) => each.family === printed.family).indexOf(printed);
  return {
    name: printed.name,
    order,
    family,
    type: TYPES.find(({ name }) => name === printed.type) ?? null,
    kind: printed.kind,
    sigil: KINDS.find(({ id }) => id === printed.kind)?.sigil ?? null,
    art: ART[printed.name],
    advanced: printed.advanced,
    rule: `RLM-${family.letter}-${String(place + 1).padStart(2, "0")}`,
  };
});

const BY_NAME = new Map(CARDS.map((card) => [card.name, card]));

export function gameCard(name: string): GameCard | undefined {
  return BY_NAME.get(name);
}

/** The tokens, by their numbers from 1. */
export const TOKENS: readonly Sign[] = signs(CATALOGUE.tokens, {
  Coin: "two-coins",
  Shield: "winged-shield",
  Amulet: "emerald-necklace",
  Seal: "wax-seal",
  Poison: "poison-bottle",
  Harvest: "wheat",
  Hourglass: "hourglass",
  Lantern: "lantern-flame",
  Debt: "padlock",
});

/** The number on a token; 0 for what is none. */
export function tokenNumber(name: string): number {
  return TOKENS.findIndex((token) => token.name === name) + 1;
}

export const SHARED: readonly Sign[] = signs(CATALOGUE.shared, {
  Warlord: "overlord-helm",
  Landlord: "elven-castle",
  Scholar: "book-pile",
  Dynasty: "family-tree",
  Unifier: "crossed-chains",
  Magnate: "jewel-crown",
});

export const SECRET: readonly Sign[] = signs(CATALOGUE.secret, {
  Assassin: "hooded-assassin",
  "Guardian Angel": "angel-wings",
  Renter: "card-draw",
  "Relic Hunter": "rune-stone",
  Hermit: "candle-light",
  Spendthrift: "pay-money",
  Wanderer: "walking-boot",
  "Twin Crowns": "imperial-crown",
});
