import type { ProgramInfo, RealmsView } from "$lib/protocol";
import { say } from "$lib/words";
import { CARDS, type GameCard } from "./catalogue";
import { name } from "./faces";

/** The word for an order that waits until one is outbid. */
export const OUTBID = "outbid";

/** The limits that would make a difference: above the bids so far, the last card stays in hand. */
export function limits(view: RealmsView): number[] {
  const least = Math.max((view.auction?.high ?? 0) + 1, 1);
  const most = view.hand.length - 1;
  return Array.from({ length: Math.max(0, most - least + 1) }, (_, i) => least + i);
}

/** The cards that can be waited for: those of the game, without those chosen already. */
export function cardsToAwait(view: RealmsView, chosen: readonly string[]): GameCard[] {
  return CARDS.filter((card) => (view.advanced || !card.advanced) && !chosen.includes(card.name));
}

/** The name of what the program waits for. */
export function awaited(word: string): string {
  return word === OUTBID ? say("realms-program-now-outbid") : name(word);
}

/** What a program does, in a few words. */
export function told({ kind, args }: ProgramInfo): string {
  const what = Array.isArray(args.what) ? args.what : [];
  return say(`realms-program-now-${kind}`, {
    limit: typeof args.limit === "number" ? args.limit : 0,
    what: what.map(awaited).join(", "),
  });
}
