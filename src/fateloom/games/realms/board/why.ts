import type { RealmsView } from "$lib/protocol";
import { say } from "$lib/words";
import { gameCard, type GameCard } from "./catalogue";
import { name } from "./faces";

/**
 * Why something on the table cannot be chosen although the question is about such things. What
 * the question is not about at all has no reason. The server judges; these are its rules in words.
 */

const BORROWERS = new Set([
  "The King",
  "Master Merchant",
  "Master Necromancer",
  "Archmage",
  "King's Jester",
  "Enchantress",
  "Lich",
]);
const FAMILY_OF: Readonly<Record<string, string>> = {
  "The King": "Kingdom",
  "Master Merchant": "Shop",
  "Master Necromancer": "Necromancy",
  Archmage: "Magic",
};
const TOKEN_OF: Readonly<Record<string, string>> = { Usurer: "Debt", "Plague Bearer": "Poison" };

/** Why a player cannot be chosen now; "" where none is asked for. `names` by seat. */
export function whyNotSeat(view: RealmsView, seat: number, names: readonly string[]): string {
  const ask = asking(view);
  if (!ask || !["aim", "see", "holder", "pair"].includes(ask.what)) return "";
  const who = names[seat] ?? "";
  const source = ask.source ?? "";
  if (!view.players[seat]?.alive) return say("realms-why-out", { name: who });
  if (ask.what === "pair") return say("realms-why-neighbours");
  if (ask.what === "holder") return say("realms-why-holder", { card: name(source) });
  if (seat === view.seat) return say("realms-why-self");
  if (source === "Judge") return say("realms-why-poorer", { name: who });
  if (source === "Knight") return say("realms-why-fighter", { name: who });
  const token = TOKEN_OF[source];
  return token
    ? say("realms-why-token", { name: who, token: name(token) })
    : say("refusal-not-a-choice");
}

/** Why a card in front of a player cannot be chosen now; "" where none is asked for. */
export function whyNotCard(
  view: RealmsView,
  owner: number,
  card: string,
  names: readonly string[],
): string {
  const ask = asking(view);
  const known = gameCard(card);
  if (!ask || !known) return "";
  const mine = owner === view.seat;
  switch (ask.what) {
    case "effect":
      return owner === view.lich ? whyNotBorrow(view, known) : "";
    case "hourglass":
      return mine ? say("realms-why-upright") : say("realms-why-own");
    case "borrow":
      return whyNotThrough(view, ask.source ?? "", known, mine);
    case "card":
      return whyNotFor(view, ask.source ?? "", known, owner, names);
    default:
      return "";
  }
}

function asking(view: RealmsView): RealmsView["ask"] {
  return view.seat !== null && view.waiting.includes(view.seat) ? view.ask : null;
}

function whyNotThrough(view: RealmsView, source: string, card: GameCard, mine: boolean): string {
  const theirs = source === "King's Jester";
  if (mine === theirs) return say(theirs ? "realms-why-theirs" : "realms-why-own");
  if (card.name === source) return say("realms-why-itself", { card: name(source) });
  const family = FAMILY_OF[source];
  if (family && card.family.name !== family) {
    return say("realms-why-family", { card: name(card.name), family: name(family) });
  }
  if (source === "Enchantress" && !card.type) {
    return say("realms-why-no-type", { card: name(card.name) });
  }
  return whyNotBorrow(view, card);
}

function whyNotBorrow(view: RealmsView, card: GameCard): string {
  if (card.kind !== "activation") return say("realms-why-kind");
  if (BORROWERS.has(card.name)) return say("realms-why-borrows");
  const lent = view.lent.includes(card.name);
  return say(lent ? "realms-why-lent" : "realms-why-idle", { card: name(card.name) });
}

function whyNotFor(
  view: RealmsView,
  source: string,
  card: GameCard,
  owner: number,
  names: readonly string[],
): string {
  const words = { card: name(card.name) };
  const mine = owner === view.seat;
  const castle =
    !mine && view.players[owner]?.front.some((laid) => laid.card === "Castle")
      ? say("realms-why-castle", { name: names[owner] ?? "" })
      : "";
  switch (source) {
    case "Gravedigger":
    case "Grimoire":
      return say("realms-why-discards");
    case "Accountant":
    case "Pawnbroker":
      return mine ? say("realms-why-itself", words) : say("realms-why-own");
    case "Alchemist":
      return mine ? say("realms-why-theirs") : castle || say("realms-why-own");
    case "Death Knight":
      if (card.name === source) return say("realms-why-itself", words);
      return card.type?.name === "Fighter" ? castle : say("realms-why-no-fighter", words);
    case "Storm Mage":
      return ["Field", "Book"].includes(card.type?.name ?? "")
        ? castle
        : say("realms-why-no-field", words);
    default:
      return "";
  }
}
