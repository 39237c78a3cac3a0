import type { DestinyTerm } from "$lib/protocol";
import { cardName, has, say } from "$lib/words";
import { aligned, numeral } from "./faces";

/** Why a card in a sum is worth more than printed: a pair, or the name of a card with a power. */
export function reason(why: string): string {
  return has(`destiny-add-${why}`) ? say(`destiny-add-${why}`) : cardName("destiny", why);
}

/** The note under a played card: "3, pair +1, King +2". */
export function note(term: DestinyTerm): string {
  const parts = aligned(term.card);
  const printed = parts ? numeral(parts.kind, parts.value) : String(term.printed);
  return [printed, ...term.adds.map(([why, more]) => `${reason(String(why))} +${more}`)].join(", ");
}

/** Where there is no room for the reasons: "3 +3". */
export function brief(term: DestinyTerm): string {
  const whole = note(term);
  if (whole.length <= ROOM) return whole;
  const more = term.adds.reduce((sum, [, each]) => sum + each, 0);
  return `${whole.split(",")[0] ?? ""} +${more}`;
}

/** The letters that a small card has room for. */
const ROOM = 16;
