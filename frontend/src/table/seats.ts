/**
 * The seat to show at this device: the current one while it has to choose; otherwise, the first of
 * the device's seats that has to choose. If there is none, the current seat stays.
 */
export function nextSeat(
  waiting: readonly number[],
  yours: readonly number[],
  looking: number | null,
): number | null {
  if (looking !== null && waiting.includes(looking)) return looking;
  return waiting.find((seat) => yours.includes(seat)) ?? looking;
}
