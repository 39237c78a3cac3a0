import type { IconName } from "$lib/icons/names";
import type { DestiniesOffer } from "$lib/protocol";
import { say } from "$lib/words";
import { SKILL_ICONS, type Skill } from "./skills";

/** The frame of an option's icon: kinds differ in shape, not only in colour. */
export type Shape = "round" | "lozenge" | "card" | "drop" | "coin" | "gate";

const ICONS: Readonly<Record<string, IconName>> = {
  interaction: "conversation",
  payment: "pay-money",
  scan: "open-palm",
  destiny: "tied-scroll",
  trade: "trade",
  finale: "imperial-crown",
  travel: "sailboat",
  dungeon: "dungeon-gate",
};
const SHAPES: Readonly<Record<string, Shape>> = {
  interaction: "round",
  payment: "round",
  test: "lozenge",
  scan: "card",
  "scan-or-test": "lozenge",
  destiny: "drop",
  trade: "coin",
  finale: "coin",
  travel: "gate",
  dungeon: "gate",
};

export function kindIcon(offer: DestiniesOffer): IconName {
  return offer.skill ? SKILL_ICONS[offer.skill as Skill] : (ICONS[offer.kind] ?? "conversation");
}

export function kindShape(offer: DestiniesOffer): Shape {
  return SHAPES[offer.kind] ?? "round";
}

/** The label of an option's kind. */
export function kindWords(offer: DestiniesOffer): string {
  const skill = offer.skill ? say(`destinies-skill-${offer.skill}`) : "";
  return say(`destinies-board-kind-${offer.kind}`, {
    skill,
    cost: offer.cost ?? 0,
    way: offer.way ?? "",
  });
}
