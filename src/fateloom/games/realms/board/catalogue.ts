import type { DiaperStyle } from "$lib/draw/diaper";
import type { IconName } from "$lib/icons/names";

/** What Realms of Destiny is played with, and how each of it is drawn (RLM-COMP). */

export interface Sign {
  name: string;
  sigil: IconName;
}

export interface Family extends Sign {
  /** Its letter in the ids of rules. */
  letter: string;
  /** The class that lends its colours. */
  tone: string;
  style: DiaperStyle;
}

export const FAMILIES: readonly Family[] = [
  { name: "Kingdom", letter: "K", tone: "a-K", sigil: "crown", style: "lozenge" },
  { name: "Shop", letter: "S", tone: "a-S", sigil: "two-coins", style: "check" },
  { name: "Necromancy", letter: "N", tone: "a-D", sigil: "horned-skull", style: "scale" },
  { name: "Magic", letter: "M", tone: "a-M", sigil: "beveled-star", style: "star" },
];

export const TYPES: readonly Sign[] = [
  { name: "Fighter", sigil: "crossed-swords" },
  { name: "Field", sigil: "wheat" },
  { name: "Book", sigil: "open-book" },
];

/** The kinds of power; cards without one are of the kind Plain. */
export const KINDS: readonly (Sign & { id: string })[] = [
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
  kind: string;
  sigil: IconName | null;
  art: IconName;
  advanced: boolean;
  rule: string;
}

type Row = readonly [name: string, marks: string, art: IconName];

/** By family: the name, kind (A, P, M, O or -) with type (F, L, B or none), and the figure. */
const ROWS: readonly (readonly Row[])[] = [
  [
    ["The King", "A", "throne-king"],
    ["The Queen", "P", "queen-crown"],
    ["Judge", "A", "gavel"],
    ["Spy", "O", "cloak-dagger"],
    ["Tax Collector", "P", "receive-money"],
    ["Knight", "AF", "mounted-knight"],
    ["Captain of the Guard", "AF", "visored-helm"],
    ["Castle", "PL", "castle"],
    ["Village", "-L", "village"],
    ["Book of Laws", "PB", "scales"],
    ["Royal Chronicle", "AB", "quill-ink"],
    ["King's Jester", "A", "jester-hat"],
    ["Mayor", "A", "key"],
    ["Champion", "M", "trophy-cup"],
  ],
  [
    ["Master Merchant", "A", "shop"],
    ["Apprentice", "A", "anvil"],
    ["Banker", "A", "coins-pile"],
    ["Peddler", "A", "trade"],
    ["Mercenary", "MF", "battle-axe"],
    ["Bodyguard", "AF", "roman-shield"],
    ["Market", "PL", "basket"],
    ["Harbor", "AL", "anchor"],
    ["Ledger", "PB", "scroll-quill"],
    ["Almanac", "-B", "calendar"],
    ["Ring of Value", "A", "diamond-ring"],
    ["Accountant", "A", "abacus"],
    ["Usurer", "A", "robber-hand"],
    ["Pawnbroker", "A", "open-treasure-chest"],
  ],
  [
    ["Master Necromancer", "A", "raise-skeleton"],
    ["Cemetery", "PL", "graveyard"],
    ["Vampire", "AF", "bat"],
    ["Immortal", "P", "holy-grail"],
    ["Skeleton Warrior", "AF", "death-skull"],
    ["Gravedigger", "A", "hasty-grave"],
    ["Crypt", "-L", "tombstone"],
    ["Grimoire", "OB", "evil-book"],
    ["Book of Bones", "PB", "crossed-bones"],
    ["Plague Bearer", "A", "rat"],
    ["Ghost", "A", "ghost"],
    ["Lich", "A", "crowned-skull"],
    ["Death Knight", "MF", "black-knight-helm"],
    ["Ghoul", "M", "evil-minion"],
  ],
  [
    ["Archmage", "A", "pointy-hat"],
    ["Druid", "P", "tree-face"],
    ["Fire Mage", "MF", "fire-spell-cast"],
    ["Clairvoyant", "A", "crystal-ball"],
    ["Spellbook", "AB", "spell-book"],
    ["Tome of Secrets", "AB", "secret-book"],
    ["Enchanted Forest", "AL", "pine-tree"],
    ["Wizard's Tower", "PL", "guarded-tower"],
    ["Golem", "-F", "rock-golem"],
    ["Healer", "A", "healing"],
    ["Storm Mage", "O", "lightning-trio"],
    ["Enchantress", "A", "fairy-wand"],
    ["Alchemist", "O", "bubbling-flask"],
    ["Time Mage", "A", "sands-of-time"],
  ],
];

const BASE_OF_FAMILY = 11;

export const CARDS: readonly GameCard[] = FAMILIES.flatMap((family, f) =>
  (ROWS[f] ?? []).map(([name, marks, art], i) => {
    const kind = KINDS["APMO".indexOf(marks.charAt(0))];
    return {
      name,
      order: f * 14 + i,
      family,
      type: (marks.length > 1 && TYPES["FLB".indexOf(marks.charAt(1))]) || null,
      kind: kind?.id ?? PLAIN,
      sigil: kind?.sigil ?? null,
      art,
      advanced: i >= BASE_OF_FAMILY,
      rule: `RLM-${family.letter}-${String(i + 1).padStart(2, "0")}`,
    };
  }),
);

const BY_NAME = new Map(CARDS.map((card) => [card.name, card]));

export function gameCard(name: string): GameCard | undefined {
  return BY_NAME.get(name);
}

/** The tokens, by their numbers from 1. */
export const TOKENS: readonly Sign[] = [
  { name: "Coin", sigil: "two-coins" },
  { name: "Shield", sigil: "winged-shield" },
  { name: "Amulet", sigil: "emerald-necklace" },
  { name: "Seal", sigil: "wax-seal" },
  { name: "Poison", sigil: "poison-bottle" },
  { name: "Harvest", sigil: "wheat" },
  { name: "Hourglass", sigil: "hourglass" },
  { name: "Lantern", sigil: "lantern-flame" },
  { name: "Debt", sigil: "padlock" },
];

/** The number on a token; 0 for what is none. */
export function tokenNumber(name: string): number {
  return TOKENS.findIndex((token) => token.name === name) + 1;
}

export const SHARED: readonly Sign[] = [
  { name: "Warlord", sigil: "overlord-helm" },
  { name: "Landlord", sigil: "elven-castle" },
  { name: "Scholar", sigil: "book-pile" },
  { name: "Dynasty", sigil: "family-tree" },
  { name: "Unifier", sigil: "crossed-chains" },
  { name: "Magnate", sigil: "jewel-crown" },
];

export const SECRET: readonly Sign[] = [
  { name: "Assassin", sigil: "hooded-assassin" },
  { name: "Guardian Angel", sigil: "angel-wings" },
  { name: "Renter", sigil: "card-draw" },
  { name: "Relic Hunter", sigil: "rune-stone" },
  { name: "Hermit", sigil: "candle-light" },
  { name: "Spendthrift", sigil: "pay-money" },
  { name: "Wanderer", sigil: "walking-boot" },
  { name: "Twin Crowns", sigil: "imperial-crown" },
];
