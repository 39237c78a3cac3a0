import { round } from "$lib/draw/rng";
import { LEAF } from "./pigments";
import type { Diaper } from "./person";

const WIDTH = 200;
const HEIGHT = 260;
const STEP = 12;

/** A painted field behind a half figure: lines of gold leaf in a pattern. */
export function diaper(pattern: Diaper): string {
  return `<path d="${PATTERNS[pattern]()}" fill="none" stroke="${LEAF}" stroke-width="1.1" opacity=".55"/>`;
}

const PATTERNS: Readonly<Record<Diaper, () => string>> = {
  lozenge: () => {
    let d = "";
    for (let y = -STEP; y < HEIGHT + STEP; y += STEP)
      for (let x = -STEP; x < WIDTH + STEP * 2; x += STEP * 2) {
        const X = x + ((y / STEP) % 2 ? STEP : 0);
        d += `M${X} ${y}l${STEP} ${STEP}l${-STEP} ${STEP}l${-STEP} ${-STEP}ZM${X - 1} ${y + STEP}h2`;
      }
    return d;
  },
  scale: () => {
    let d = "";
    for (let y = 0; y < HEIGHT + STEP; y += 10)
      for (let x = -20; x < WIDTH + 20; x += 20) {
        const X = x + ((y / 10) % 2 ? 10 : 0);
        d += `M${X} ${y}a10 10 0 0 0 20 0`;
      }
    return d;
  },
  check: () => {
    let d = "";
    for (let y = 0; y < HEIGHT; y += 18)
      for (let x = 0; x < WIDTH; x += 18)
        d +=
          ((x + y) / 18) % 2
            ? `M${x + 3} ${y + 9}h12M${x + 9} ${y + 3}v12`
            : `M${x} ${y}h18v18h-18Z`;
    return d;
  },
  vine: () => {
    let d = "";
    for (let y = 10; y < HEIGHT; y += 30)
      for (let x = 0; x < WIDTH; x += 40)
        d += `M${x} ${y}q10 -14 20 0t20 0M${x + 10} ${y - 7}q6 -8 2 -12q-6 2 -2 12M${x + 30} ${y + 7}q6 8 2 12q-6 -2 -2 -12`;
    return d;
  },
  star: () => {
    let d = "";
    for (let y = 8; y < HEIGHT; y += 20)
      for (let x = 8; x < WIDTH; x += 24) {
        const X = x + (((y - 8) / 20) % 2 ? 12 : 0);
        d += `M${X - 4} ${y}h8M${X} ${y - 4}v8M${X - 2} ${y - 2}l4 4M${X + 2} ${y - 2}l-4 4`;
      }
    return d;
  },
  rays: () => {
    let d = "";
    for (let i = 0; i < 48; i++) {
      const a = (i / 48) * 6.283;
      d += `M${round(WIDTH / 2 + Math.cos(a) * 58)} ${round(96 + Math.sin(a) * 58)}L${round(WIDTH / 2 + Math.cos(a) * 210)} ${round(96 + Math.sin(a) * 210)}`;
    }
    return d;
  },
};
