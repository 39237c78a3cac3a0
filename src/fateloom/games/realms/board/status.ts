import type { RealmsView } from "$lib/protocol";
import { say } from "$lib/words";
import { standing } from "./ladder";

/** What a player is doing, in a word or two, and whether the table waits for it. */
export interface Status {
  text: string;
  waits: boolean;
}

export function status(view: RealmsView, seat: number, bot: boolean): Status {
  const { auction, cur, outcome, players, waiting } = view;
  const done = (id: string, bid = 0): Status => ({ text: say(id, { bid }), waits: false });
  if (!players[seat]?.alive) return done("realms-out");
  if (outcome) return { text: "", waits: false };
  if (waiting.includes(seat)) {
    return { text: say(bot ? "table-thinks" : "table-chooses"), waits: true };
  }
  if (!auction) return seat === cur ? done("realms-status-first") : { text: "", waits: false };
  if (auction.bidder === seat) return done("realms-status-leads", auction.high);
  const call = standing(auction).get(seat);
  if (call !== undefined)
    return call ? done("realms-status-bids", call) : done("realms-status-passes");
  if (players.length === 2) return { text: "", waits: false };
  return auction.lots.some((lot) => lot.seller === seat)
    ? done("realms-status-sells")
    : { text: "", waits: false };
}
