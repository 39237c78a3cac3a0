import type { HandView } from "$lib/protocol";
import { refusalSentence } from "$lib/words";
import { hero } from "./catalogue";
import type { Place } from "./choices";

/**
 * Why something on the table cannot be chosen although the question is about such things. What
 * the question is not about at all has no reason. The server judges; these are its rules in words.
 */

/** A reason in words, and its rule, if one is known. */
export interface Reason {
  words: string;
  rule: string;
}
export const NONE: Reason = { words: "", rule: "" };

function because(code: string, ...details: readonly string[]): string {
  return refusalSentence({ code: `hand-${code}`, details }, "hand");
}

/** Why a strength card cannot be chosen now. */
export function whyNotStrength(view: HandView, card: string): string {
  switch (view.asked) {
    case "fight":
    case "critical":
      return view.committed.includes(card) ? because("committed", card) : "";
    case "boss":
      return view.committed.includes(card) ? because("committed", card) : because("one-card");
    case "payment":
      return whyNotPay(view, card);
    case "card":
      return view.about === "place" ? "" : because("not-among", card, view.about ?? "");
    case "turn":
      return because("not-turnable", card);
    default:
      return "";
  }
}

function whyNotPay(view: HandView, card: string): string {
  const what = view.about ?? "";
  if (view.committed.includes(card)) return because("committed", card);
  if (view.abilities.find((ability) => ability.name === what)?.used) {
    return because("paid-once", what);
  }
  if (view.line.some((spot) => spot.sight === "visible" && spot.face === "Rune Thief")) {
    return because("rune-thief");
  }
  return view.memory.hit >= 0 ? because("cost-out-of-reach", card) : because("no-effect", what);
}

/** Why the attack that is made ready cannot be on the monster in this place. */
export function whyNotStruck(view: HandView, place: Place): string {
  if (view.asked !== "fight" || view.committed.length === 0) return "";
  if (!hero(view.hero).ranged) return because("melee", view.hero);
  if (place !== "second") return refusalSentence({ code: "not-a-choice", details: [] });
  if (view.line[0]?.face === "Gate Guard") return because("gate-guard");
  return view.adds.includes("Shoot Through") ? because("front-with", "Shoot Through") : "";
}

/** Why an ability or the weapon cannot be used now, as the server says. */
export function whyNotUsed(view: HandView, what: string): Reason {
  const found = view.refusals.find((each) => each.what === what);
  return found ? { words: refusalSentence(found, "hand"), rule: found.rule } : NONE;
}

/** Why a ware cannot be bought now. */
export function whyNotBought(code: string | null, item: string): string {
  return code === null ? "" : refusalSentence({ code, details: [item] }, "hand");
}

/** Why a critical hit cannot be chosen now. */
export function whyNotHit(view: HandView, hit: number): string {
  if (view.committed.length > 0) return because("strike-first");
  const used = view.criticals[hit - 1]?.used;
  return because(used ? "critical-used" : "hit-out-of-reach", String(hit));
}
