import { round } from "$lib/draw/rng";
import { INK } from "../../people/pigments";
import { lit, times } from "../pen";
import type { Draws } from "./draws";

/** Beasts, and what they draw. */
export const BEASTS = {
  cart: ({ shape, line, shade, colour }) =>
    shape("M-70 -34H50L58 -26V-20H-76V-26Z", "earth", 1.9) +
    shape("M-66 -34C-68 -88 44 -92 48 -34Z", "cream", 2) +
    line(
      "M-52 -36q2 -34 14 -44M-22 -36q2 -36 6 -46M10 -36q-2 -36 -6 -46M34 -36q-4 -30 -14 -40",
      1.2,
      0.55,
    ) +
    shade("M20 -76C44 -66 48 -50 48 -34H22C30 -50 30 -64 20 -76Z") +
    line("M50 -26L130 -30", 4.5) +
    line("M50 -26L130 -30", 2.2, 1, "oat") +
    [-44, 30]
      .map(
        (x) =>
          `<g transform="translate(${x} -20)"><circle r="20" fill="none" stroke="${INK}" stroke-width="7"/><circle r="20" fill="none" stroke="${colour("oat")}" stroke-width="3.8"/>` +
          line(
            times(
              8,
              (i) => `M0 0L${round(Math.cos(i * 0.785) * 18)} ${round(Math.sin(i * 0.785) * 18)}`,
            ),
            2,
          ) +
          `<circle r="5" fill="${colour("umber")}" stroke="${INK}" stroke-width="1.5"/></g>`,
      )
      .join("") +
    line("M-72 -34V-58", 2) +
    lit("M-78 -58h12v14h-12Z", "#F6CE73", 1.4),
  ox: ({ shape, line }) =>
    shape(
      "M-62 -20C-66 -54 -40 -64 0 -60C26 -60 44 -62 56 -54C70 -60 88 -54 90 -42C94 -30 86 -22 76 -24C66 -18 54 -16 44 -14L44 0H34L32 -14H-36L-38 0H-48L-48 -14C-56 -14 -60 -16 -62 -20Z",
      "#A7A296",
      2,
    ) +
    line("M-62 -40q-10 10 -6 30", 2.6) +
    shape(
      "M60 -56C56 -68 62 -76 70 -78C68 -70 70 -62 72 -58ZM74 -56C78 -66 86 -70 92 -70C88 -64 84 -58 82 -52Z",
      "cream",
      1.5,
    ) +
    `<circle cx="74" cy="-44" r="2" fill="${INK}"/>` +
    line("M84 -32q4 0 6 -3M56 -54q-4 14 0 26M-20 -56q-2 16 2 28M20 -58q-4 16 0 28", 1.2, 0.6) +
    shape("M38 -66H52V-22H46V-58H38Z", "earth", 1.5),
  sheep: ({ shape, line }) =>
    line("M-12 0V-12M-4 0V-12M10 0V-12M16 0V-12", 3) +
    shape(
      "M-22 -14A9 9 0 0 1 -20 -28A10 10 0 0 1 -4 -34A11 11 0 0 1 14 -32A10 10 0 0 1 22 -18A9 9 0 0 1 14 -9A12 12 0 0 1 -6 -9A10 10 0 0 1 -22 -14Z",
      "white",
      1.6,
    ) +
    shape("M18 -30C28 -34 36 -26 34 -18C28 -14 20 -18 18 -24Z", "#4A3B30", 1.4) +
    line("M-10 -24q4 -3 6 1M4 -22q4 -3 6 1M-4 -15q4 -3 6 1", 1, 0.6),
  goose: ({ shape, line }) =>
    line("M-4 0V-8M4 0V-8", 2.2, 1, "#D98A3A") +
    shape(
      "M-20 -16C-12 -26 4 -26 12 -20C14 -30 10 -40 14 -46C20 -50 26 -46 26 -42C22 -36 24 -22 18 -12C10 -4 -10 -4 -20 -16Z",
      "white",
      1.5,
    ) +
    shape("M26 -46L36 -42L26 -40Z", "#D98A3A", 1.2) +
    `<circle cx="21" cy="-44" r="1.4" fill="${INK}"/>`,
  hen: ({ shape, line }) =>
    shape("M-12 -6C-10 -18 4 -14 6 -22C8 -28 16 -28 16 -22C16 -8 10 -2 0 -2Z", "#B98A55", 1.4) +
    line("M-1 -2v6M5 -3v7", 1.3, 1, "#D98A3A") +
    shape("M8 -28q2 -5 6 -2", "vermilion", 1),
  dog: ({ shape }) =>
    shape(
      "M-26 0C-28 -14 -14 -24 4 -22C10 -30 20 -34 28 -28L34 -20C30 -16 24 -16 22 -14L24 0H16L14 -8H-14L-18 0Z",
      "#B98A55",
      1.6,
    ) + shape("M16 -32l-2 -10l8 6Z", "umber", 1.3),
  heron: ({ shape, line }) =>
    line("M-6 0L-4 -40M6 0L2 -40", 2) +
    shape("M-30 -34C-22 -64 6 -66 20 -58C24 -44 6 -34 -30 -34Z", "#8E9BA8", 1.7) +
    shape("M14 -56C2 -78 20 -84 12 -104L20 -106C30 -84 14 -76 24 -56Z", "white", 1.6) +
    shape("M10 -104C8 -112 18 -118 24 -110L52 -104L22 -102Z", "#8E9BA8", 1.5) +
    line("M10 -108l-14 -2", 1.8) +
    `<circle cx="19" cy="-109" r="1.7" fill="${INK}"/>` +
    line("M-24 -38q18 4 34 -8M-16 -46q14 2 26 -6", 1, 0.6),
  toad: ({ shape, oval }) =>
    shape("M-14 0C-18 -14 14 -18 16 -2Z", "sap", 1.4) + oval(8, -12, 3, 3, "sap", 1.1),
  swallows: ({ line }) =>
    line("M-60 0q8 -8 14 0q6 -8 14 -2M0 -20q8 -8 14 0q6 -8 14 -2M40 6q8 -8 14 0q6 -8 14 -2", 2),
  boat: ({ shape, line }) =>
    shape("M-52 -16Q0 10 52 -14Q44 6 22 8H-24Q-46 4 -52 -16Z", "earth", 1.8) +
    line("M-40 -8Q0 8 42 -7", 1.1, 0.6),
  fish: ({ shape, line }) =>
    shape("M-80 0C-40 -16 40 -18 86 -6L112 -18L108 6L86 -6C40 12 -40 12 -80 0Z", "#4F5A3C") +
    line("M-48 -10q6 10 0 18M-20 -12l6 12M10 -12l6 12M40 -11l5 12", 1.2) +
    line("M-62 -3h.01", 5, 1, "cream"),
} as const satisfies Draws;
