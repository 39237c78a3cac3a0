import type { Face } from "$lib/cards/face";
import type { IconName } from "$lib/icons/names";
import type { DestiniesCard, DestiniesPower, DestiniesView } from "$lib/protocol";
import { listed, say } from "$lib/words";
import { storyIcon } from "./emblems";
import { namesOf } from "./names";

const TONES = ["a-N", "a-T", "a-L", "a-S", "a-C", "a-D"] as const;
const STYLES = ["chevron", "vine", "lozenge", "check", "scale", "star"] as const;

/** The symbol of an item. */
export function itemIcon(card: Pick<DestiniesCard, "icon"> | undefined): IconName {
  return storyIcon(card?.icon, "swap-bag");
}

export function cardOf(
  view: Pick<DestiniesView, "cards">,
  item: string,
): DestiniesCard | undefined {
  return view.cards.find((card) => card.item === item);
}

/** What an ability is, in words: Always or Discard, its moment, its cost, what it does. */
export function powerWords(view: Pick<DestiniesView, "names">, power: DestiniesPower): string {
  const kind = say(power.discard ? "destinies-board-discard" : "destinies-board-always");
  const cost =
    power.effort > 0 ? ` ${say("destinies-board-costs-effort", { count: power.effort })}` : "";
  return `${kind} ${namesOf(view)("ability", power.ability)}${cost}`;
}

/** An item card under the reading glass. */
export function face(
  view: Pick<DestiniesView, "cards" | "names" | "language">,
  item: string,
): Face {
  const names = namesOf(view);
  const card = cardOf(view, item);
  const name = names("item", item);
  const categories = listed((card?.categories ?? []).map((each) => names("category", each)));
  const powers = (card?.powers ?? []).map((power) => powerWords(view, power)).join(" ");
  const kind = (card?.number ?? 0) % TONES.length;
  const value = card?.value;
  return {
    id: `destinies-${item}`,
    tone: TONES[kind] ?? "a-N",
    style: STYLES[kind] ?? "chevron",
    outline: "round",
    art: itemIcon(card),
    numeral: value == null ? "" : String(value),
    numeralSize: "large",
    name,
    language: view.language,
    brief: true,
    ...(categories ? { line: categories } : {}),
    power: powers || say("destinies-board-no-power"),
    rule: "DST-ITEM-01",
    label: [
      name,
      categories,
      value == null
        ? say("destinies-board-no-value")
        : say("destinies-board-value", { count: value }),
      powers,
    ]
      .filter(Boolean)
      .map((part) => part.replace(/\.$/, ""))
      .join(". "),
  };
}
