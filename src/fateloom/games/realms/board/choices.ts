/** The legal moves of Realms of Destiny, sorted by what a person touches to make them. */
export interface Choices {
  /** The move with each card of the own hand. */
  hand: ReadonlyMap<string, string>;
  /** The move with each other card: in front of somebody, in the discards, in a hand that is seen. */
  cards: ReadonlyMap<string, string>;
  /** The move on each player. */
  seats: ReadonlyMap<number, string>;
  /** The moves on two players at once. */
  pairs: readonly { seats: readonly [number, number]; move: string }[];
  /** The move that takes the card each seller put up. */
  lots: ReadonlyMap<number, string>;
  /** The move with each bid. */
  bids: ReadonlyMap<number, string>;
  /** The move with each token, held or in the supply. */
  tokens: ReadonlyMap<string, string>;
  /** The move that names each family. */
  families: ReadonlyMap<string, string>;
  /** The orders in which cards can be put back: places counted from 1. */
  orders: ReadonlyMap<string, string>;
  /** All that is only said: pass, end, decline and so on. */
  said: readonly string[];
}

export function choices(legal: readonly string[]): Choices {
  const hand = new Map<string, string>();
  const cards = new Map<string, string>();
  const seats = new Map<number, string>();
  const pairs: { seats: readonly [number, number]; move: string }[] = [];
  const lots = new Map<number, string>();
  const bids = new Map<number, string>();
  const tokens = new Map<string, string>();
  const families = new Map<string, string>();
  const orders = new Map<string, string>();
  const said: string[] = [];
  for (const move of legal) {
    const space = move.indexOf(" ");
    const verb = space < 0 ? move : move.slice(0, space);
    const object = space < 0 ? "" : move.slice(space + 1);
    switch (verb) {
      case "offer":
      case "pay":
      case "give":
      case "discard":
        hand.set(object, move);
        break;
      case "use":
      case "borrow":
      case "choose":
        cards.set(object, move);
        break;
      case "aim": {
        const [first = 0, second] = object.split(" ").map(Number);
        if (second === undefined) seats.set(first, move);
        else pairs.push({ seats: [first, second], move });
        break;
      }
      case "win":
        lots.set(Number(object), move);
        break;
      case "bid":
        bids.set(Number(object), move);
        break;
      case "pick":
      case "spend":
        tokens.set(object, move);
        break;
      case "name":
        families.set(object, move);
        break;
      case "order":
        orders.set(object, move);
        break;
      default:
        said.push(move);
    }
  }
  return { hand, cards, seats, pairs, lots, bids, tokens, families, orders, said };
}
