import { INK } from "../../people/pigments";
import { flame, glow, lit, stonework } from "../pen";
import type { Draws } from "./draws";

/** Fires and lights. */
export const FIRES = {
  oven: ({ shape, line }, random) =>
    shape("M-100 0V-96C-96 -150 96 -150 100 -96V0Z", "#D6BF9A", 2.1) +
    stonework(line, random, [-94, 0, 186, 96], 0.4) +
    `<path d="M-40 -36V-72A40 36 0 0 1 40 -72V-36Z" fill="#3A1F14" stroke="${INK}" stroke-width="2.4"/>` +
    glow(0, -58, 78, "#F0903E") +
    flame(-14, -38, 0.55) +
    flame(14, -38, 0.42) +
    line("M-46 -36V-74A46 42 0 0 1 46 -74V-36", 1.8, 0.8) +
    shape("M-52 -36H52V-28H-52Z", "#A77E52", 1.7),
  hearth: ({ shape, line }) =>
    shape("M-80 0V-104H80V0H54V-76H-54V0Z", "#C7B48C", 2) +
    `<path d="M-54 0V-76H54V0Z" fill="#2B1A12" stroke="${INK}" stroke-width="1.8"/>` +
    glow(0, -20, 84, "#F0903E") +
    flame(0, -2, 0.85) +
    line("M0 -76V-58M-14 -50q14 -14 28 0", 2) +
    shape("M-22 -52H22Q20 -26 0 -26T-22 -52Z", "black", 1.6) +
    shape("M-88 -104H88V-116H-88Z", "umber", 1.8),
  fire: ({ shape }) =>
    glow(0, -20, 120) +
    shape("M-34 2L30 -10L32 -4L-32 8ZM-30 -8L32 4L30 10L-34 -2Z", "umber", 1.6) +
    flame(0, -2, 0.95),
  embers: ({ line }) =>
    glow(0, -8, 60, "#E8753A") + line("M-20 0h10M-4 2h8M10 -1h12", 3, 1, "#E8753A"),
  candle: ({ shape }) =>
    glow(0, -26, 60) +
    shape("M-4 0V-22H4V0Z", "cream", 1.3) +
    lit("M0 -23q-6 -6 0 -17q6 11 0 17Z", "#F2C35E", 1.2),
  lantern: ({ shape, line }) =>
    glow(0, -16, 70) +
    line("M0 -34v-10", 2) +
    lit("M-9 -28H9V-4H-9Z", "#F9DC8E", 1.6) +
    shape("M-12 -28H12L8 -35H-8ZM-12 -4H12V1H-12Z", "iron", 1.4),
  blanket: ({ shape, oval }) =>
    shape("M-26 0Q-30 -16 -16 -18H20Q32 -16 28 0Z", "madder", 1.6) +
    oval(-22, -8, 6, 9, "#6E2E2E", 1.4) +
    shape("M-6 -18h20q-2 10 -10 10t-10 -10Z", "oat", 1.4),
  blaze: () => flame(40, 0, 1.7) + flame(170, 20, 1.1) + flame(-60, -40, 0.8),
} as const satisfies Draws;
