import type { RealmsView } from "$lib/protocol";
import { say } from "$lib/words";
import { name } from "./faces";

/** What is asked now, of the reader if they are asked themselves, in a sentence for each. */
export function asked(view: RealmsView, names: readonly string[]): string {
  const { ask, seat, waiting } = view;
  if (!ask) return "";
  const whom = seat !== null && waiting.includes(seat) ? [seat] : waiting;
  const args = {
    source: ask.source ? name(ask.source) : "",
    other: ask.other === null ? "" : (names[ask.other] ?? ""),
    count: ask.count ?? 0,
    family: ask.family ? name(ask.family) : "",
  };
  return whom
    .map((each) => say(`realms-ask-${ask.what}`, { ...args, name: names[each] ?? "" }))
    .join(" ");
}

/** What passing would do, in a few words. */
export function passing(view: RealmsView, names: readonly string[]): string {
  const { auction } = view;
  if (!auction?.passing) return "";
  return say(`realms-pass-${auction.passing}`, { name: named(auction.bidder, names) });
}

/** Where the card goes that is chosen next for a payment. */
export function payee(view: RealmsView, names: readonly string[]): string {
  const { ask } = view;
  if (ask?.what !== "pay") return "";
  return ask.other === null
    ? say("realms-pay-away")
    : say("realms-pay-to", { name: named(ask.other, names) });
}

function named(seat: number | null, names: readonly string[]): string {
  return seat === null ? "" : (names[seat] ?? "");
}
