import { round } from "$lib/draw/rng";
import type { Brush } from "./brush";
import { INK, PIGMENTS } from "./pigments";
import type { Held } from "./person";

/** What somebody holds, around the hand that holds it. A child is drawn as people are. */
export const HELD: Readonly<Record<Exclude<Held, "child">, (brush: Brush) => string>> = {
  tally: ({ shape, line }) => {
    let drawn = "";
    [
      [-14, -12],
      [-5, -4],
      [5, 5],
      [14, 12],
    ].forEach(([x, a], i) => {
      drawn +=
        `<g transform="rotate(${a}) translate(${x} 0)">` +
        shape("M-4 24L-3.5 -40L3.5 -42L4 24Z", i % 2 ? PIGMENTS.oat : "#DCC08A", 1.6) +
        line([...Array(6)].map((_, k) => `M-3 ${-32 + k * 8}l6 1.5`).join(""), 1.4) +
        "</g>";
    });
    return drawn + shape("M-22 6q22 8 44 0l0 7q-22 8 -44 0Z", PIGMENTS.vermilion, 1.5);
  },
  bowl: ({ shape, line }) =>
    shape("M-30 -8H30Q28 24 0 26Q-28 24 -30 -8Z", "#D9B878", 2) +
    `<ellipse cx="0" cy="-8" rx="30" ry="8" fill="#A97F45" stroke="${INK}" stroke-width="2"/>` +
    line("M-8 8q4 -7 9 -3q4 -5 6 -9m-3 10l6 1M-24 4q24 10 48 0", 1.3, 0.8),
  quill: ({ shape, line }) =>
    shape("M-4 30C0 6 6 -26 26 -50C30 -28 18 6 0 32Z", PIGMENTS.white, 1.7) +
    line("M-3 30C4 4 12 -24 25 -48M8 -4l8 -3M10 -14l9 -5M4 8l8 -2", 1, 0.7) +
    shape("M-26 18h16v18q-8 4 -16 0Z", PIGMENTS.black, 1.6),
  roll: ({ shape, line }) =>
    shape("M-34 -26H28V26H-34Z", PIGMENTS.cream, 1.9) +
    shape("M28 -30q10 0 10 8t-10 8V34q10 0 10 -8", PIGMENTS.cream, 1.8) +
    shape("M-40 -30h12v64h-12Z", "#DCC9A0", 1.8) +
    line("M-22 -16h44M-22 -8h40M-22 0h44M-22 8h34M-22 16h42", 1.2, 0.6),
  list: ({ shape, line }) =>
    shape("M-20 -40H22V44q-8 6 -16 0t-26 2Z", PIGMENTS.white, 1.8) +
    line("M-14 -30h24M-14 -22h28M-14 -14h22M-14 -6h27M-14 2h20M-14 10h26M-14 18h18", 1.2, 0.65) +
    line("M-14 26h26", 1.8, 1, "#A1372A"),
  loaf: ({ shape, line }) =>
    shape("M-34 8Q-34 -22 0 -22Q34 -22 34 8Q34 18 0 18Q-34 18 -34 8Z", "#C58B47", 2) +
    line("M-18 -14l-6 18M-2 -18l-4 22M14 -16l-2 20", 2.2, 0.75) +
    line("M-28 12q28 8 56 0", 1, 0.5),
  peel: ({ shape, line }) =>
    shape("M-4 60L-3 -10H3L4 60Z", PIGMENTS.oat, 1.7) +
    shape("M-24 -66Q0 -78 24 -66L20 -10H-20Z", "#D6B57C", 2) +
    shape("M-15 -40q0 -16 15 -16t15 16q0 8 -15 8t-15 -8Z", "#C58B47", 1.7) +
    line("M-7 -50l-2 10M2 -52l-1 12M9 -50l1 10", 1.3, 0.8),
  scale: ({ shape, line }) =>
    line("M0 -46V-38M-34 -34L34 -38", 2.4) +
    line("M-34 -34l-10 32h20ZM34 -38l-10 32h20Z", 1.2) +
    shape("M-46 -2h24q-2 10 -12 10t-12 -10ZM22 -6h24q-2 10 -12 10t-12 -10Z", PIGMENTS.ochre, 1.6) +
    shape("M22 -8q4 -12 12 -10t12 10Z", PIGMENTS.white, 1.4),
  sack: ({ shape, line }) =>
    shape(
      "M-26 38C-36 8 -22 -10 -12 -20L-16 -32Q0 -26 14 -32L10 -20C24 -8 34 10 24 38Q0 46 -26 38Z",
      PIGMENTS.oat,
      2,
    ) +
    line("M-12 -20q11 5 22 0", 2.2) +
    line("M-14 0q-4 16 0 30M8 -4q6 18 2 34", 1, 0.5),
  jar: ({ shape, line }) =>
    shape("M-18 -22H18L15 -14Q24 4 18 32Q0 40 -18 32Q-24 4 -15 -14Z", "#B8CFC6", 1.9) +
    line("M-18 -2q18 7 36 0", 1.2, 0.6) +
    line("M-8 8q4 6 0 12q6 2 4 8M8 6q-4 6 2 10", 3, 0.85, "#3A332E") +
    shape("M-20 -30H20V-21H-20Z", PIGMENTS.cream, 1.7),
  keys: ({ shape }) =>
    `<circle cx="0" cy="-20" r="15" fill="none" stroke="${INK}" stroke-width="4.2"/><circle cx="0" cy="-20" r="15" fill="none" stroke="${PIGMENTS.iron}" stroke-width="2"/>` +
    shape(
      "M-12 -10l-10 44l6 2l2 -8l6 2l2 -7l-5 -2l6 -28ZM2 -6l2 46h6v-8h7v-8h-7l-2 -32Z",
      PIGMENTS.iron,
      1.6,
    ),
  spade: ({ shape }) =>
    shape("M-3.5 -70H3.5V20H-3.5Z", PIGMENTS.oat, 1.7) +
    shape("M-12 -76H12V-68H-12Z", PIGMENTS.oat, 1.6) +
    shape("M-18 16H18Q20 46 0 60Q-20 46 -18 16Z", PIGMENTS.iron, 1.9),
  crook: ({ shape }) =>
    shape(
      "M-3.5 70L-3.5 -50Q-4 -82 18 -82Q38 -80 34 -60Q32 -50 24 -52L25 -59Q28 -58 28 -64Q27 -75 17 -74Q4 -74 4 -50V70Z",
      PIGMENTS.oat,
      1.8,
    ),
  crozier: ({ shape }) =>
    shape(
      "M-3.5 80L-3.5 -60Q-6 -96 20 -96Q44 -92 38 -68Q32 -52 18 -58Q10 -66 18 -74Q24 -76 25 -69Q20 -68 22 -64Q30 -62 30 -72Q30 -88 18 -86Q4 -84 4 -58V80Z",
      PIGMENTS.gold,
      1.9,
    ) + shape("M-8 -46H8V-36H-8Z", PIGMENTS.gold, 1.5),
  pole: ({ shape }) =>
    shape("M-4 90L-4 -90H4V90Z", PIGMENTS.oat, 1.7) +
    shape("M-3 -90L0 -118L3 -90L16 -98Q10 -84 4 -80Z", PIGMENTS.iron, 1.6),
  goad: ({ shape, line }) =>
    shape("M-3 90L-2 -96H2L3 90Z", PIGMENTS.earth, 1.5) +
    line("M-3 -60q6 3 6 0M-3 -20q6 3 6 0", 1.2),
  lantern: ({ shape, line, fill }) =>
    line("M0 -44q-14 0 -14 14M0 -44q14 0 14 14", 2) +
    shape("M-18 -30H18L14 -40H-14Z", PIGMENTS.iron, 1.7) +
    shape("M-16 -30H16V16H-16Z", "#F2D488", 1.9) +
    fill("M0 10q-9 -6 -5 -18q3 -4 3 -10q9 8 8 18q0 7 -6 10Z", "#C9572F") +
    line("M-6 -30V16M6 -30V16", 1.3, 0.8) +
    shape("M-20 16H20V24H-20Z", PIGMENTS.iron, 1.7),
  candle: ({ shape, line, fill }) =>
    shape("M-6 -16H6V36H-6Z", PIGMENTS.cream, 1.7) +
    fill("M0 -18q-8 -8 0 -24q8 16 0 24Z", "#E0B757") +
    line("M0 -18q-8 -8 0 -24q8 16 0 24Z", 1.4) +
    shape("M-22 36H22V42H-22Z", PIGMENTS.iron, 1.6),
  ladle: ({ shape, line }) =>
    shape("M-3 50L-2 -30H2L4 50Z", PIGMENTS.oat, 1.5) +
    shape("M-20 -34Q0 -44 20 -34Q20 -12 0 -12Q-20 -12 -20 -34Z", PIGMENTS.iron, 1.8) +
    line("M-10 -50q-4 -8 2 -14M4 -50q-4 -8 2 -14", 1.4, 0.5),
  mug: ({ shape, line }) =>
    shape("M-18 -22H16L14 24H-16Z", "#B98A55", 1.9) +
    line("M16 -12q16 0 14 14t-15 12M-18 -10h34M-17 10h32", 1.8, 0.9) +
    shape("M-20 -22q2 -10 10 -8q4 -8 12 -3q8 -4 10 4q6 2 4 7Z", PIGMENTS.white, 1.5),
  pack: ({ shape, line }) =>
    shape("M-30 -26Q0 -40 30 -26L34 34Q0 44 -34 34Z", PIGMENTS.earth, 2) +
    shape("M-32 -8Q0 4 32 -8L30 -26Q0 -38 -30 -26Z", "#A87D4F", 1.7) +
    line("M-14 -6v12M14 -6v12", 2.4) +
    shape("M-34 -30q34 -22 68 0l-2 8q-32 -20 -64 0Z", PIGMENTS.vermilion, 1.6),
  ribbon: ({ line }) =>
    line("M-6 -30C14 -24 -14 -6 6 2S-8 26 8 40M10 -32C26 -18 4 -8 20 4S8 28 24 38", 6.4) +
    line("M-6 -30C14 -24 -14 -6 6 2S-8 26 8 40", 3.6, 1, "#B5482F") +
    line("M10 -32C26 -18 4 -8 20 4S8 28 24 38", 3.6, 1, "#7396B8"),
  sword: ({ shape }) =>
    shape("M-4 -20L-3 -96L0 -106L3 -96L4 -20Z", "#C9CFD2", 1.7) +
    shape("M-20 -22H20V-15H-20Z", PIGMENTS.iron, 1.6) +
    shape("M-4 -15H4V10H-4Z", PIGMENTS.umber, 1.5) +
    `<circle cx="0" cy="14" r="6" fill="${PIGMENTS.iron}" stroke="${INK}" stroke-width="1.5"/>`,
  beads: ({ shape, line }) => {
    let drawn = line("M-20 -26C-30 14 24 14 16 -26M-2 6v22", 1.2);
    for (let i = 0; i < 11; i++) {
      const t = i / 10,
        x = -20 + t * 36,
        yy = -26 + Math.sin(t * 3.14) * 32;
      drawn += `<circle cx="${round(x)}" cy="${round(yy)}" r="3.4" fill="${PIGMENTS.madder}" stroke="${INK}" stroke-width="1"/>`;
    }
    return drawn + shape("M-6 26h8v-6h4v6h6v4h-6v12h-4v-12h-8Z", PIGMENTS.gold, 1.2);
  },
  pie: ({ shape, line }) =>
    shape("M-32 0Q-26 24 0 24Q26 24 32 0Z", "#B98A55", 1.9) +
    shape("M-36 0Q-34 -16 0 -18Q34 -16 36 0Q18 7 0 5Q-18 7 -36 0Z", "#DDAF66", 1.9) +
    line("M-14 -8l6 6M0 -10v7M14 -8l-6 6M-8 -26q-4 -8 2 -14M8 -26q-4 -8 2 -14", 1.5, 0.7),
  stick: ({ shape, line }) =>
    shape("M-4 90L-5 -70L4 -76L6 90Z", PIGMENTS.earth, 1.7) +
    line("M-4 -50l8 2M-4 -40l8 2M-4 -30l8 2M-4 -20l8 2", 1.4),
  bell: ({ shape, line }) =>
    shape("M-22 20Q-16 -2 -14 -18Q0 -34 14 -18Q16 -2 22 20Z", PIGMENTS.ochre, 2) +
    line("M-20 14h40", 1.3, 0.7) +
    shape("M-5 22a5 5 0 0 0 10 0Z", PIGMENTS.umber, 1.4) +
    shape("M-3 -44H3V-26H-3Z", PIGMENTS.umber, 1.4),
  rope: ({ line }) =>
    line("M-22 24C-34 -8 30 -16 22 12C16 32 -26 16 -14 -6C-6 -22 26 -20 26 -2", 7) +
    line("M-22 24C-34 -8 30 -16 22 12C16 32 -26 16 -14 -6C-6 -22 26 -20 26 -2", 4, 1, "#D3B37A"),
};
