import type { Lessons } from "$lib/lesson";
import type { RealmsView } from "$lib/protocol";
import { listed, moveLabel } from "$lib/words";

/** The lessons of Realms of Destiny compare the cards that stay in hand. */
export const lessons: Lessons = {
  facts(view, names, legal) {
    const { auction, ask, hand, outcome, players, seat, secret } = view as RealmsView;
    const named = (each: number | null | undefined): string => names[each ?? -1] ?? "";
    const others = players.filter((each) => each.alive && each.seat !== seat);
    const [poor] = others.sort((one, other) => one.hand - other.hand);
    const done = legal.find(({ kind }) => kind === "pass" || kind === "end");
    return {
      hand: hand.length,
      tokens: players[seat ?? 0]?.tokens.length ?? 0,
      need: secret?.count ?? 0,
      left: ask?.count ?? 0,
      seller: named(auction?.lots[0]?.seller),
      leader: named(auction?.bidder),
      high: auction?.high ?? 0,
      poor: named(poor?.seat),
      poorHand: poor?.hand ?? 0,
      done: done ? moveLabel("realms", done, view, names) : "",
      winner: listed((outcome?.winners ?? []).map(named)),
    };
  },
  worth(view, move) {
    const { auction, hand, seat } = view as RealmsView;
    const [kind, bid] = move.split(" ");
    const sells = auction !== null && auction.lots[0]?.seller === seat;
    if (kind === "bid") return hand.length - Number(bid);
    return hand.length + (kind === "pass" && sells ? auction.high : 0);
  },
};
