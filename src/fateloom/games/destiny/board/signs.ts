import type { Sign } from "$lib/cards/face";
import type { CATALOGUE } from "$lib/catalogues/destiny";

type Character = (typeof CATALOGUE.characters)[number];

const OF_CHARACTERS: { readonly [name in Character]: Sign } = {
  King: { touched: "base", becomes: "+2" },
  Warrior: { touched: "bonus", becomes: "+2" },
  Wizard: { touched: "multiplier", becomes: "+1" },
  Lover: { touched: "lovers", becomes: "+1" },
  Barbarian: { touched: "divided-spiral", becomes: "+1" },
  Knight: { touched: "scales", becomes: "+1" },
  Dragon: { touched: "multiplier", becomes: "×2" },
  Alchemist: { touched: "clockwise-rotation", becomes: "1" },
  Thief: { touched: "robber-hand", becomes: "1" },
  Jester: { touched: "back-forth", becomes: "2" },
  Merchant: { touched: "card-draw", becomes: "1" },
  Amazon: { touched: "bonus", becomes: { sigil: "oak-leaf" } },
  Assassin: { touched: "cancel", becomes: "1" },
  Ranger: { touched: "oak-leaf", becomes: "+1" },
  Warlord: { touched: "divided-spiral", becomes: { sigil: "scales" } },
  Paladin: { touched: "horned-skull", becomes: { sigil: "angel-wings" } },
  Oracle: { touched: "all-seeing-eye", becomes: "∀" },
  Rogue: { touched: "bonus", becomes: "×2" },
  Druid: { touched: "multiplier", becomes: { sigil: "oak-leaf" } },
  Necromancer: { touched: "angel-wings", becomes: { sigil: "horned-skull" } },
  "Wraith Lord": { touched: "horned-skull", becomes: "+1" },
  Overlord: { touched: "abacus", becomes: "+3" },
  Emperor: { touched: "hand", becomes: "+1" },
};

const SIGNS: Readonly<Record<string, Sign>> = OF_CHARACTERS;

/** The sign of a Character's power. */
export function sign(character: string): Sign {
  return SIGNS[character] ?? { touched: "person", becomes: "" };
}

/** The sign of so many treasure points. */
export function points(count: string): Sign {
  return { touched: "medal", becomes: count };
}
