import { round } from "./rng";

/** The paths of a ribbon: its ends, none where there is no room for them, its band and its rules. */
export interface Ribbon {
  ends: string;
  band: string;
  rules: string;
}

/** A ribbon of this size in pixels, so that its rules never cross the words on it. */
export function ribbon(width: number, height: number, ends: number): Ribbon {
  const left = ends > 0 ? 14 + ends / 2 : 2;
  const right = width - left;
  const bend = 2;
  const end = (side: 1 | -1): string => {
    const inner = side === 1 ? left + 8 : right - 8;
    const outer = side === 1 ? 2 : width - 2;
    const notch = side === 1 ? ends * 0.7 : width - ends * 0.7;
    return (
      `M${round(inner)} 10L${outer} 6L${round(notch)} ${round(height / 2)}` +
      `L${outer} ${round(height - 6)}L${round(inner)} ${round(height - 10)}Z`
    );
  };
  const middle = round(width / 2);
  const rule = (y: number, bow: number): string =>
    `M${round(left + 5)} ${round(y)}Q${middle} ${round(y + bow)} ${round(right - 5)} ${round(y)}`;
  return {
    ends: ends > 0 ? end(1) + end(-1) : "",
    band:
      `M${round(left)} ${bend + 1}Q${middle} ${1 - bend} ${round(right)} ${bend + 1}` +
      `L${round(right + 1)} ${round(height - bend - 1)}` +
      `Q${middle} ${round(height + bend - 1)} ${round(left - 1)} ${round(height - bend - 1)}Z`,
    rules: rule(bend + 5, -2 * bend) + rule(height - bend - 5, 2 * bend),
  };
}
