import { times } from "../pen";
import type { Draws } from "./draws";

/** What stands in rooms. */
export const INDOORS = {
  table: ({ shape, line }) =>
    shape("M-70 -46H70V-38H-70Z", "earth", 1.9) +
    shape("M-62 -38H-52L-56 0H-66ZM52 -38H62L66 0H56Z", "umber", 1.7) +
    shape("M-30 -46L-26 -62H22L26 -46Z", "cream", 1.5) +
    line("M-20 -58h34M-22 -53h38", 1, 0.6) +
    shape("M38 -46v-14h14v14Z", "black", 1.4) +
    line("M46 -60l12 -24", 1.8),
  desk: ({ shape, line }) =>
    shape("M-40 0V-34H40V0Z", "earth", 1.9) +
    shape("M-46 -34L-30 -66H40L46 -34Z", "#A77E52", 1.9) +
    shape("M-22 -38L-14 -60H28L30 -38Z", "cream", 1.4) +
    line("M-10 -55h32M-12 -50h36M-13 -45h38", 1, 0.55) +
    line("M-28 -26V-4M0 -28V-4M26 -26V-4", 1.2, 0.5) +
    shape("M40 -52h10v12h-10Z", "black", 1.3),
  lectern: ({ shape, line }) =>
    shape("M-6 0V-60H6V0ZM-26 0H26L18 -10H-18Z", "umber", 1.8) +
    shape(
      "M-62 -58L-52 -104Q-26 -112 0 -100Q26 -112 52 -104L62 -58Q30 -70 0 -58Q-30 -70 -62 -58Z",
      "cream",
      2,
    ) +
    line(
      "M0 -100V-58M-46 -98q20 -5 38 2M-48 -90q20 -5 40 2M-50 -82q20 -5 41 2M-52 -74q22 -5 43 2M8 -96q20 -7 38 -2M8 -88q22 -7 40 -2M9 -80q22 -7 41 -2M9 -72q22 -7 43 -2",
      1,
      0.55,
    ) +
    line("M-40 -60q-10 26 0 52", 1.8, 0.8),
  stalls: ({ shape, line }) =>
    times(
      6,
      (i) =>
        `<g transform="translate(${-150 + i * 60} 0)">` +
        shape("M-28 0V-96Q0 -132 28 -96V0Z", "earth", 1.8) +
        shape("M-20 0V-88Q0 -114 20 -88V0Z", "umber", 1.4) +
        shape("M-24 -30H24V-22H-24Z", "#A77E52", 1.5) +
        line("M-10 -96q10 -10 20 0M0 -104v-8", 1.3, 0.7) +
        "</g>",
    ),
  stall: ({ shape, line }) =>
    shape("M-44 0V-150Q0 -210 44 -150V0Z", "earth", 2.1) +
    shape("M-34 0V-142Q0 -188 34 -142V0Z", "umber", 1.6) +
    shape("M-38 -46H38V-34H-38Z", "#A77E52", 1.8) +
    line("M-16 -150q16 -18 32 0M0 -166v-14M-24 -126h48", 1.5, 0.7) +
    shape("M-6 -190L0 -222L6 -190Z", "earth", 1.5),
  bed: ({ shape, line }) =>
    shape("M-90 0V-70H-80V-30H80V-54H90V0H80V-12H-80V0Z", "umber", 1.9) +
    shape("M-80 -30Q0 -46 80 -30V-12H-80Z", "lapis", 1.9) +
    shape("M-78 -32q2 -18 24 -18t26 16Q-50 -38 -78 -32Z", "white", 1.6) +
    line("M-20 -36q6 12 2 24M20 -38q6 12 2 26M52 -36q6 12 2 24", 1.1, 0.5),
  shelf: ({ shape }) =>
    shape("M-80 0H80V7H-80Z", "umber", 1.6) +
    times(10, (i) =>
      shape(`M${-72 + i * 15} -12h12q-1 11 -6 12t-6 -12Z`, i === 9 ? "gold" : "oat", 1.3),
    ),
  bottles: ({ shape }) =>
    shape("M-70 -4H70V4H-70Z", "earth", 1.6) +
    times(9, (i) =>
      shape(
        `M${-60 + i * 14} -4V-20L${-57 + i * 14} -26V-34H${-53 + i * 14}V-26L${-50 + i * 14} -20V-4Z`,
        (["verdigris", "madder", "azure", "ochre"] as const)[i % 4],
        1.3,
      ),
    ),
  loaves: ({ shape, line }) =>
    shape("M-70 0H70V8H-70Z", "earth", 1.7) +
    times(
      7,
      (i) =>
        shape(
          `M${-66 + i * 19} 0Q${-66 + i * 19} -17 ${-57 + i * 19} -17T${-48 + i * 19} 0Z`,
          "#C58B47",
          1.5,
        ) + line(`M${-60 + i * 19} -13l-2 8M${-54 + i * 19} -14l-1 8`, 1.2, 0.7),
    ),
  manger: ({ shape, line }) =>
    shape("M-50 -14H50L40 -42H-40Z", "earth", 1.8) +
    shape("M-42 -40Q0 -62 42 -40Z", "straw", 1.5) +
    line("M-34 -14L-40 0M34 -14L40 0", 4) +
    line("M-38 -28H38", 1.1, 0.6),
  barrel: ({ shape, line }) =>
    shape("M-22 0Q-30 -26 -22 -52H22Q30 -26 22 0Q0 8 -22 0Z", "earth", 1.8) +
    line("M-26 -14Q0 -6 26 -14M-26 -38Q0 -30 26 -38M-8 -52V3M8 -52V3", 1.3, 0.7),
  sack: ({ shape, line }) =>
    shape(
      "M-24 0C-34 -24 -22 -44 -12 -52L-15 -62Q0 -56 14 -62L11 -52C24 -42 32 -22 24 0Q0 6 -24 0Z",
      "oat",
      1.8,
    ) +
    line("M-12 -52q11 5 22 0", 2) +
    line("M-6 -26v18M4 -26v18M-10 -18h18", 1.3, 0.7),
  post: ({ shape, line }) =>
    shape("M-11 60V-330H11V60Z", "earth", 2) + line("M-4 50V-320M5 40V-300", 1, 0.5),
  "great-scale": ({ shape, line }) =>
    line("M0 -150V-118M-90 -104L90 -118", 4) +
    line("M-90 -104l-26 70h52ZM90 -118l-26 70h52Z", 1.5) +
    shape("M-122 -34h64q-4 18 -32 18t-32 -18ZM58 -48h64q-4 18 -32 18t-32 -18Z", "ochre", 1.9) +
    shape("M-112 -36q10 -28 26 -24q20 -2 16 10q6 6 4 14Z", "#6B6560", 1.6) +
    line("M-70 -50q10 -8 12 -18", 2.4),
  rope: ({ line }) =>
    line("M0 24V-200", 6) + line("M0 24V-200", 3.4, 1, "oat") + line("M-4 -2l-6 22M4 0l6 22", 1.8),
  yoke: ({ shape, line }) =>
    shape("M-56 12h14v30H-56ZM40 12h14v30H40Z", "umber", 1.6) +
    shape("M-76 0C-36 -26 34 -26 76 0L70 16C34 -8 -34 -8 -68 16Z", "earth", 2.2) +
    line("M-50 0v40q10 16 20 0V-6M30 -6v46q10 16 20 0V0", 4.5),
  sleepers: ({ shape, line, oval }) =>
    times(5, (i) => {
      const [x, y] = [[-200, 0, 190, -120, 100][i] ?? 0, [0, 16, 4, 56, 58][i] ?? 0];
      const blanket = (["azure", "vermilion", "sap", "plum", "verdigris"] as const)[i] ?? "azure";
      return `<g transform="translate(${x} ${y})">${
        oval(-14, -4, 13, 12, "#EBCBA6", 1.8) +
        shape(
          "M-28 -8C-28 -22 -2 -24 -2 -10Q-14 -16 -28 -8Z",
          (["umber", "ochre", "soot", "madder", "earth"] as const)[i] ?? "umber",
          1.6,
        ) +
        line("M-20 -2q3 2 6 0M-14 4q3 2 5 0", 1.2) +
        shape("M-6 8C14 -24 96 -22 112 8Q50 22 -6 8Z", blanket) +
        line("M20 -8q10 8 6 18M52 -14q10 10 8 24M84 -10q8 8 6 18", 1.1, 0.5)
      }</g>`;
    }),
} as const satisfies Draws;
