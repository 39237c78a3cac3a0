import { rng, round } from "$lib/draw/rng";

/** The glory behind what is up for auction, in a box of 420 by 420 about its middle. */
export const RAYS = Array.from({ length: 36 }, (_, i) => {
  const angle = (i * 10 * Math.PI) / 180;
  const length = rng(`ray${i}`).whole(178, 206);
  const at = (r: number): string => `${round(Math.cos(angle) * r)} ${round(Math.sin(angle) * r)}`;
  const width = i % 2 ? 1.2 : 2.6;
  return `<path d="M${at(135)}L${at(length)}" stroke="var(--leaf-3)" stroke-width="${width}"/>`;
}).join("");
