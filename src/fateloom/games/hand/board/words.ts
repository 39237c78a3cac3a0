import { cardName, has, say, slug } from "$lib/words";
import { costOf, slots, type Kind, type Monster } from "./catalogue";

/** The readable name of a monster, ability, boss, item, hero or type. */
export function name(card: string): string {
  return cardName("hand", card);
}

/** What a card does, in a sentence; "" for a monster without an ability. */
export function power(card: string): string {
  return attribute(card, "power");
}

/** The same in a few words, for a card with room for no more. */
export function short(card: string): string {
  return attribute(card, "short");
}

export function title(card: string): string {
  return attribute(card, "title") || name(card);
}

export function bossPower(boss: string, level: number): string {
  return attribute(boss, `power-${level}`);
}

export function bossRule(boss: string, level: number): string {
  return attribute(boss, `rule-${level}`);
}

const KIND_RULES: Readonly<Record<Kind, string>> = {
  none: "HND-GEO-07",
  normal: "HND-ATYPE-03",
  instant: "HND-ATYPE-05",
  front: "HND-ATYPE-07",
  second: "HND-ATYPE-08",
};

/** The rule a monster's ability rests on: its own, or that of its kind. */
export function monsterRule(monster: Monster): string {
  return attribute(monster.name, "rule") || KIND_RULES[monster.kind];
}

export function rule(card: string): string {
  return attribute(card, "rule");
}

/** "Front, once a wave:" stands apart from what it introduces. */
export function parted(monster: Monster): { lead: string; text: string } {
  const text = power(monster.name);
  const colon = monster.kind === "normal" ? -1 : text.indexOf(": ");
  return colon < 0
    ? { lead: "", text }
    : { lead: text.slice(0, colon + 1), text: text.slice(colon + 2) };
}

/** "Stock (x1), Slot": how an ability is paid for, and whether it slots. */
export function sorts(ability: string): string {
  const cost = say(`hand-cost-${costOf(ability)}`);
  return slots(ability) ? `${cost}, ${say("hand-kind-slot")}` : cost;
}

function attribute(card: string, which: string): string {
  const id = `hand-card-${slug(card)}.${which}`;
  return has(id) ? say(id) : "";
}
