import type { Face } from "$lib/cards/face";
import type { DiaperStyle } from "$lib/draw/diaper";
import type { IconName } from "$lib/icons/names";
import { cardName, has, named, say, slug } from "$lib/words";

/** The faces of Destiny's cards: 50 with an alignment, 23 characters, 7 kinds of treasure. */

interface AlignmentLook {
  sigil: IconName;
  style: DiaperStyle;
  /** The figures of its Bases 1 to 4, Bonuses 1 to 3 and Multipliers 2 to 4. */
  B: readonly IconName[];
  "+": readonly IconName[];
  x: readonly IconName[];
}

export const ALIGNMENTS: Readonly<Record<string, AlignmentLook>> = {
  G: {
    sigil: "angel-wings",
    style: "lozenge",
    B: ["holy-grail", "church", "winged-shield", "guarded-tower"],
    "+": ["dove", "candle-light", "prayer"],
    x: ["sunbeams", "winged-sword", "holy-symbol"],
  },
  E: {
    sigil: "horned-skull",
    style: "scale",
    B: ["daemon-skull", "spider-face", "evil-tower", "evil-minion"],
    "+": ["candle-skull", "bat", "poison-bottle"],
    x: ["spider-web", "death-skull", "evil-book"],
  },
  L: {
    sigil: "scales",
    style: "check",
    B: ["white-tower", "castle", "roman-shield", "elven-castle"],
    "+": ["gavel", "key", "scroll-quill"],
    x: ["crossed-chains", "crown", "wax-seal"],
  },
  C: {
    sigil: "divided-spiral",
    style: "whirl",
    B: ["volcano", "tornado", "fire-ring", "burning-forest"],
    "+": ["spiral-shell", "flame", "broken-bone"],
    x: ["lightning-trio", "fireball", "meteor-impact"],
  },
  N: {
    sigil: "oak-leaf",
    style: "vine",
    B: ["oak", "bear-head", "mountains", "wolf-head"],
    "+": ["mushroom", "acorn", "flower-twirl"],
    x: ["fruit-tree", "beehive", "lotus"],
  },
};

const CHARACTERS: Readonly<Record<string, IconName>> = {
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

const TREASURES: Readonly<Record<string, { art: IconName; points: number }>> = {
  "Lesser Hoard": { art: "two-coins", points: 1 },
  "Greater Hoard": { art: "coins-pile", points: 2 },
  "Kings Crown": { art: "queen-crown", points: 1 },
  "Philosophers Stone": { art: "rune-stone", points: 1 },
  "Crystal Ball": { art: "crystal-ball", points: 1 },
  "Magic Tome": { art: "spell-book", points: 1 },
  "Dragons Hoard": { art: "open-treasure-chest", points: 3 },
};

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

const KINDS = { B: "base", "+": "bonus", x: "multiplier" } as const;
const OUTLINES = { B: "arch", "+": "round", x: "lozenge" } as const;

export type AlignedKind = keyof typeof KINDS;

/** An aligned card taken apart: GB4 is Good, Base, 4. Null for characters and treasures. */
export function aligned(
  card: string,
): { alignment: string; kind: AlignedKind; value: number } | null {
  const found = /^([GELCN])([B+x])(\d)$/.exec(card);
  if (!found) return null;
  const [, alignment = "", kind = "", value = ""] = found;
  return { alignment, kind: kind as AlignedKind, value: Number(value) };
}

/** The number on a card: 4, +2 or ×3. */
export function numeral(kind: AlignedKind, value: number): string {
  return kind === "B" ? String(value) : `${kind === "x" ? "×" : "+"}${value}`;
}

/** The face of any card or treasure of Destiny. */
export function face(card: string): Face {
  const parts = aligned(card);
  if (parts) return alignedFace(card, parts);
  const treasure = TREASURES[card];
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

function alignedFace(card: string, parts: NonNullable<ReturnType<typeof aligned>>): Face {
  const { alignment, kind, value } = parts;
  const look = ALIGNMENTS[alignment];
  if (!look) throw new RangeError(`no such alignment: ${alignment}`);
  const kindId = `destiny-kind-${KINDS[kind]}`;
  return {
    id: card,
    tone: `a-${alignment}`,
    style: look.style,
    outline: OUTLINES[kind],
    art: look[kind][value - (kind === "x" ? 2 : 1)] ?? look.sigil,
    numeral: numeral(kind, value),
    numeralSize: kind === "B" ? "large" : "small",
    sigil: look.sigil,
    name: say(kindId),
    line: named("destiny", "alignment", alignment),
    ...ruleOf(kindId),
    mound: kind === "B",
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
    numeral: name.charAt(0),
    numeralSize: "versal",
    sigil: TIMING[card] ?? "infinity",
    name,
    ...words,
    mound: true,
    label: words.power ? `${name}. ${words.power}` : name,
  };
}

function treasureFace(card: string, { art, points }: { art: IconName; points: number }): Face {
  const name = cardName("destiny", card);
  const words = wordsOf(card);
  const worth = say("destiny-treasure-points", { count: points });
  return {
    id: card,
    tone: "a-T",
    style: "lozenge",
    outline: "foil",
    art,
    numeral: String(points),
    numeralSize: "large",
    sigil: "medal",
    name,
    ...(words.power ? {} : { line: worth }),
    ...words,
    label: [name, worth, words.power].filter(Boolean).join(". "),
  };
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
