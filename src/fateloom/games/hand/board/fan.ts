/** Where strength cards lie in the fan, in rem: each a step further out and higher than the last. */
export interface Lie {
  left: number;
  top: number;
}

const STEP = 5.2;
/** How far the last card may lie from the first. */
const REACH = 15;
const RISE = 0.4;

export function lies(count: number): Lie[] {
  const step = count > 1 ? Math.min(STEP, REACH / (count - 1)) : 0;
  return Array.from({ length: count }, (_, i) => ({
    left: round(i * step),
    top: round(-i * step * RISE),
  }));
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
