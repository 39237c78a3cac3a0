import type { Face } from "$lib/cards/face";
import type { HandView } from "$lib/protocol";
import { listed, say } from "$lib/words";
import { hero, ITEMS } from "./catalogue";
import { itemFace } from "./faces";
import { name, power } from "./words";

/** What the merchant of the hero's class sells (HND-MERCH-05). */
const MELEE = [
  "War Axe",
  "Giant Axe",
  "Round Shield",
  "Tower Shield",
  "Healing Potion",
  "Might Potion",
  "Turning Potion",
];
const RANGED = [
  "Hunting Bow",
  "Great Bow",
  "Ember Wand",
  "Blazing Wand",
  "Healing Potion",
  "Scrying Potion",
  "Turning Potion",
];
/** What items cost, in the order of `ITEMS`. */
export const COSTS: readonly number[] = [4, 4, 3, 4, 4, 4, 3, 4, 4, 2, 2, 2];
/** What the difficulty changes of the Healing Potion's cost (HND-DIFF). */
const HEALING: Readonly<Record<string, number>> = { casual: -1, heroic: 2 };

export function costOfWare(ware: string, difficulty: string): number {
  const cost = COSTS[ITEMS.findIndex((each) => each.name === ware)] ?? 0;
  return ware === "Healing Potion" ? cost + (HEALING[difficulty] ?? 0) : cost;
}

/** The merchant's card, to be read before the merchant comes. */
export function merchantFace(view: HandView): Face {
  const { ranged } = hero(view.hero);
  const title = say(ranged ? "hand-board-merchant-ranged" : "hand-board-merchant-melee");
  const wares = ranged ? RANGED : MELEE;
  return {
    ...itemFace("merchant"),
    name: title,
    numeral: "",
    crest: "two-coins",
    art: "trade",
    power: "",
    rule: "HND-MERCH-05",
    more: wares.map((ware) => ({
      title: say("hand-board-ware", {
        name: name(ware),
        cost: costOfWare(ware, view.difficulty),
      }),
      text: power(ware),
    })),
    label: `${title}: ${listed(wares.map(name))}`,
  };
}
