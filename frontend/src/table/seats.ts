/**
 * Whose turn it is at the device: the seat already looked from, as long as it is asked; else the
 * first of the device's seats that is. With nobody of the device asked, whoever looks may go on.
 */
export function nextSeat(
  waiting: readonly number[],
  yours: readonly number[],
  looking: number | null,
): number | null {
  if (looking !== null && waiting.includes(looking)) return looking;
  return waiting.find((seat) => yours.includes(seat)) ?? looking;
}
