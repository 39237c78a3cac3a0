import type { RealmsMove } from "$lib/protocol";

/** The legal moves of Realms of Destiny, sorted by what a person touches to make them. */
export interface Choices {
  /** The move with each card of the own hand. */
  hand: ReadonlyMap<string, RealmsMove>;
  /** The move with each other card: in front of somebody, in the discards, in a hand that is seen. */
  cards: ReadonlyMap<string, RealmsMove>;
  /** The move on each player. */
  seats: ReadonlyMap<number, RealmsMove>;
  /** The moves on two players at once. */
  pairs: readonly { seats: readonly number[]; move: RealmsMove }[];
  /** The move that takes the card each seller put up. */
  lots: ReadonlyMap<number, RealmsMove>;
  /** The move with each bid. */
  bids: ReadonlyMap<number, RealmsMove>;
  /** The move with each token, held or in the supply. */
  tokens: ReadonlyMap<string, RealmsMove>;
  /** The move that names each family. */
  families: ReadonlyMap<string, RealmsMove>;
  /** The orders in which cards can be put back: places counted from 1. */
  orders: ReadonlyMap<string, RealmsMove>;
  /** All that is only said: pass, end, decline and so on. */
  said: readonly RealmsMove[];
}

export function choices(legal: readonly RealmsMove[]): Choices {
  const hand = new Map<string, RealmsMove>();
  const cards = new Map<string, RealmsMove>();
  const seats = new Map<number, RealmsMove>();
  const pairs: { seats: readonly number[]; move: RealmsMove }[] = [];
  const lots = new Map<number, RealmsMove>();
  const bids = new Map<number, RealmsMove>();
  const tokens = new Map<string, RealmsMove>();
  const families = new Map<string, RealmsMove>();
  const orders = new Map<string, RealmsMove>();
  const said: RealmsMove[] = [];
  for (const move of legal) {
    switch (move.kind) {
      case "offer":
      case "pay":
      case "give":
      case "discard":
        hand.set(move.args.card, move);
        break;
      case "use":
      case "borrow":
      case "choose":
        cards.set(move.args.card, move);
        break;
      case "aim": {
        const [first = 0, ...others] = move.args.seats;
        if (others.length === 0) seats.set(first, move);
        else pairs.push({ seats: move.args.seats, move });
        break;
      }
      case "win":
        lots.set(move.args.seat, move);
        break;
      case "bid":
        bids.set(move.args.bid, move);
        break;
      case "pick":
      case "spend":
        tokens.set(move.args.token, move);
        break;
      case "name":
        families.set(move.args.family, move);
        break;
      case "order":
        orders.set(move.args.places.join(" "), move);
        break;
      default:
        said.push(move);
    }
  }
  return { hand, cards, seats, pairs, lots, bids, tokens, families, orders, said };
}
