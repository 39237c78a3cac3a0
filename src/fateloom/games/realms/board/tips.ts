import type { RealmsView } from "$lib/protocol";

/** From this number of cards in hand on, a player is in danger. */
const FEW = 2;

/** What a tip may tell of: the question, the first Token, and a hand that is nearly empty. */
export function tips(view: unknown): readonly string[] {
  const { ask, hand, players, seat } = view as RealmsView;
  if (!ask) return [];
  const pair = ask.what === "offer" && players.length === 2;
  const tokens = players.find((each) => each.seat === seat)?.tokens ?? [];
  return [
    pair ? "pair-offer" : ask.what,
    ...(tokens.length > 0 ? ["tokens"] : []),
    ...(hand.length <= FEW ? ["life"] : []),
  ];
}
