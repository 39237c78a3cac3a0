import type { Face } from "$lib/cards/face";
import type { HandView } from "$lib/protocol";
import { listed, say } from "$lib/words";
import { hero, item, waresOf } from "./catalogue";
import { itemFace } from "./faces";
import { name, power } from "./words";

export function costOfWare(ware: string, difficulty: string): number {
  return item(ware)?.costs[difficulty] ?? 0;
}

/** The merchant's card, to be read before the merchant comes. */
export function merchantFace(view: HandView): Face {
  const chosen = hero(view.hero);
  const title = say(chosen.ranged ? "hand-board-merchant-ranged" : "hand-board-merchant-melee");
  const wares = waresOf(chosen);
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
