import type { Face } from "$lib/cards/face";
import { CATALOGUE } from "$lib/catalogues/destiny";
import type { DiaperStyle } from "$lib/draw/diaper";
import type { IconName } from "$lib/icons/names";
import { sign } from "./signs";
import { cardName, has, named, say, slug } from "$lib/words";

/** The faces of Destiny's cards: 50 with an alignment, 23 characters, 7 kinds of treasure. */

type Aligned = (typeof CATALOGUE.aligned)[number];
export type AlignedKind = Aligned["kind"];

interface AlignmentLook {
  sigil: IconName;
  style: DiaperStyle;
  /** The figures of its Bases 1 to 4, Bonuses 1 to 3 and Multipliers 2 to 4. */
  base: readonly IconName[];
  bonus: readonly IconName[];
  multiplier: readonly IconName[];
}

const LOOKS: { readonly [letter in Aligned["alignment"]]: AlignmentLook } = {
  G: {
    sigil: "angel-wings",
    style: "lozenge",
    base: ["holy-grail", "church", "winged-shield", "guarded-tower"],
    bonus: ["dove", "candle-light", "prayer"],
    multiplier: ["sunbeams", "winged-sword", "holy-symbol"],
  },
  E: {
    sigil: "horned-skull",
    style: "scale",
    base: ["daemon-skull", "spider-face", "evil-tower", "evil-minion"],
    bonus: ["candle-skull", "bat", "poison-bottle"],
    multiplier: ["spider-web", "death-skull", "evil-book"],
  },
  L: {
    sigil: "scales",
    style: "check",
    base: ["white-tower", "castle", "roman-shield", "elven-castle"],
    bonus: ["gavel", "key", "scroll-quill"],
    multiplier: ["crossed-chains", "crown", "wax-seal"],
  },
  C: {
    sigil: "divided-spiral",
    style: "whirl",
    base: ["volcano", "tornado", "fire-ring", "burning-forest"],
    bonus: ["spiral-shell", "flame", "broken-bone"],
    multiplier: ["lightning-trio", "fireball", "meteor-impact"],
  },
  N: {
    sigil: "oak-leaf",
    style: "vine",
    base: ["oak", "bear-head", "mountains", "wolf-head"],
    bonus: ["mushroom", "acorn", "flower-twirl"],
    multiplier: ["fruit-tree", "beehive", "lotus"],
  },
};

/** How each alignment looks. */
export const ALIGNMENTS: Readonly<Record<string, AlignmentLook>> = LOOKS;

const CHARACTER_ART: { readonly [name in (typeof CATALOGUE.characters)[number]]: IconName } = {
  King: "imperial-crown",
  Warrior: "crossed-swords",
  Wizard: "pointy-hat",
  Lover: "lovers",
  Barbarian: "barbarian",
  Knight: "black-knight-helm",
  Dragon: "spiked-dragon-head",
  Alchemist: "bubbling-flask",
  Thief: "robber-hand",
  Jester: "jester-hat",
  Merchant: "trade",
  Amazon: "bowman",
  Assassin: "hooded-assassin",
  Ranger: "robin-hood-hat",
  Warlord: "overlord-helm",
  Paladin: "mounted-knight",
  Oracle: "crystal-ball",
  Rogue: "cloak-dagger",
  Druid: "tree-face",
  Necromancer: "raise-skeleton",
  "Wraith Lord": "grim-reaper",
  Overlord: "throne-king",
  Emperor: "jewel-crown",
};

const CHARACTERS: Readonly<Record<string, IconName>> = CHARACTER_ART;

type Treasure = (typeof CATALOGUE.treasures)[number];
const TREASURE_ART: { readonly [name in Treasure["name"]]: IconName } = {
  "Lesser Hoard": "two-coins",
  "Greater Hoard": "coins-pile",
  "Kings Crown": "queen-crown",
  "Philosophers Stone": "rune-stone",
  "Crystal Ball": "crystal-ball",
  "Magic Tome": "spell-book",
  "Dragons Hoard": "open-treasure-chest",
};
const TREASURES: ReadonlyMap<string, Treasure> = new Map(
  CATALOGUE.treasures.map((treasure) => [treasure.name, treasure]),
);

/** When a power works: always, in the Action Phase, while laying a card, or when hands are filled. */
const TIMING: Readonly<Record<string, IconName>> = {
  Thief: "hourglass",
  Jester: "hourglass",
  Merchant: "hourglass",
  Assassin: "hourglass",
  Oracle: "hourglass",
  Alchemist: "card-play",
  Emperor: "hand",
};

const OUTLINES = { base: "arch", bonus: "round", multiplier: "lozenge" } as const;
const SIGNS = { base: "", bonus: "+", multiplier: "×" } as const;

const ALIGNED: ReadonlyMap<string, Aligned> = new Map(
  CATALOGUE.aligned.map((card) => [card.name, card]),
);

/** What is printed on an aligned card: GB4 is Good, a Base, 4. Null for all other cards. */
export function aligned(card: string): Aligned | null {
  return ALIGNED.get(card) ?? null;
}

/** The number on a card: 4, +2 or ×3. */
export function numeral(kind: AlignedKind, value: number): string {
  return SIGNS[kind] + value;
}

/** The face of any card or treasure of Destiny. */
export function face(card: string): Face {
  const parts = aligned(card);
  if (parts) return alignedFace(card, parts);
  const treasure = TREASURES.get(card);
  return treasure ? treasureFace(card, treasure) : characterFace(card);
}

/** The face of an aligned card that an Alchemist turned to another alignment. */
export function faceAs(card: string, alignment: string): Face {
  const turned = ALIGNMENTS[alignment];
  if (!turned) return face(card);
  return {
    ...face(card),
    tone: `a-${alignment}`,
    style: turned.style,
    sigil: turned.sigil,
    line: named("destiny", "alignment", alignment),
  };
}

function alignedFace(card: string, parts: Aligned): Face {
  const { alignment, kind, value } = parts;
  const look = LOOKS[alignment];
  const kindId = `destiny-kind-${kind}`;
  return {
    id: card,
    tone: `a-${alignment}`,
    style: look.style,
    outline: OUTLINES[kind],
    art: look[kind][value - (kind === "multiplier" ? 2 : 1)] ?? look.sigil,
    numeral: numeral(kind, value),
    numeralSize: kind === "base" ? "large" : "small",
    sigil: look.sigil,
    name: say(kindId),
    line: named("destiny", "alignment", alignment),
    ...ruleOf(kindId),
    mound: kind === "base",
    title: cardName("destiny", card),
    short: named("destiny", "alignment", alignment),
    meaning: say(`${kindId}.meaning`),
    label: cardName("destiny", card),
  };
}

function characterFace(card: string): Face {
  const name = cardName("destiny", card);
  const words = wordsOf(card);
  return {
    id: card,
    tone: "a-X",
    style: "chevron",
    outline: "rect",
    art: CHARACTERS[card] ?? "person",
    numeral: "",
    numeralSize: "large",
    crest: CHARACTERS[card] ?? "person",
    sigil: TIMING[card] ?? "infinity",
    name,
    sign: sign(card),
    ...words,
    mound: true,
    label: words.power ? `${name}. ${words.power}` : name,
  };
}

function treasureFace(card: string, { name: id, points }: Treasure): Face {
  const name = cardName("destiny", card);
  const words = wordsOf(card);
  const worth = say("destiny-treasure-points", { count: points });
  return {
    id: card,
    tone: "a-T",
    style: "lozenge",
    outline: "foil",
    art: TREASURE_ART[id],
    numeral: String(points),
    numeralSize: "large",
    sigil: "medal",
    name,
    ...(words.power ? {} : { line: worth }),
    ...words,
    label: [name, worth, words.power].filter(Boolean).join(". "),
  };
}

/** Whether a treasure does more than score. */
export function powerful(treasure: string): boolean {
  return has(`destiny-card-${slug(treasure)}.power`);
}

function wordsOf(card: string): { power?: string; rule?: string } {
  const id = `destiny-card-${slug(card)}`;
  return {
    ...(has(`${id}.power`) ? { power: say(`${id}.power`) } : {}),
    ...ruleOf(id),
  };
}

function ruleOf(id: string): { rule?: string } {
  return has(`${id}.rule`) ? { rule: say(`${id}.rule`) } : {};
}
