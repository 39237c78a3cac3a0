import { diaper, type DiaperStyle } from "$lib/draw/diaper";
import { rng } from "$lib/draw/rng";
import type { IconName } from "$lib/icons/names";
import { figure } from "$lib/icons/svg";

/** What is painted on a panel of any shape: the ground tells the type, the figure is seen whole. */
export function panel(seed: string, style: DiaperStyle, art: IconName, uid: string): string {
  const ground = diaper(style, seed, `${uid}g`);
  const random = rng(`mound${seed}`);
  const mound = `M0 ${98 + random.whole(-5, 5)}Q70 ${80 + random.whole(-8, 8)} 140 98T290 93V120H0Z`;
  return (
    `<defs>${ground.pattern}</defs><rect width="100%" height="100%" fill="var(--cf)"/>` +
    `<rect width="100%" height="100%" fill="url(#${ground.id})"/>` +
    `<svg viewBox="0 0 280 112" preserveAspectRatio="none" width="100%" height="100%">` +
    `<path d="${mound}" fill="var(--figure-ink)" fill-opacity=".5"/></svg>` +
    `<svg viewBox="0 0 108 108" width="100%" height="100%">${figure(art, 6, 6, 96)}</svg>`
  );
}

/** A heart, in a box of 56 by 52: it holds HP, and the value of a strength card. */
export const HEART =
  "M28 49C4 33 3 22 3 15C3 5 11 0 18 2C24 3 27 8 28 11C29 8 32 3 38 2C45 0 53 5 53 15C53 22 52 33 28 49Z";
