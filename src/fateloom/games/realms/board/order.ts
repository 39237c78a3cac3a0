/** Places of the cards that were seen, in the order in which they are put back, from the top. */
export type Pile = readonly number[];

/** An order in which all but one card has its place: the last one has no choice. */
export function completed(order: Pile, count: number): Pile {
  const left = Array.from({ length: count }, (_, i) => i).filter((i) => !order.includes(i));
  return left.length === 1 ? [...order, ...left] : order;
}
