import { round } from "$lib/draw/rng";
import { INK } from "../../people/pigments";
import { times } from "../pen";
import type { Draw, Draws } from "./draws";

const OAK = [
  [-58, -104, 38],
  [-14, -126, 44],
  [40, -116, 42],
  [12, -98, 30],
  [-34, -92, 26],
  [66, -92, 26],
  [-84, -88, 24],
] as const;
const PEAR = [
  [-78, -126, 32],
  [-24, -148, 38],
  [40, -142, 36],
  [8, -120, 26],
] as const;
const PEARS = [
  [-90, -112],
  [-64, -104],
  [-20, -122],
  [24, -116],
  [58, -124],
  [-4, -150],
] as const;
const BEES = [
  [20, -48],
  [34, -58],
  [-30, -36],
  [10, -76],
  [46, -40],
  [-8, -84],
] as const;

/** Leaves in lobes round a point; "squash" is how much lower than wide they are. */
function crown(
  x: number,
  y: number,
  r: number,
  squash: number,
  lobes: number,
  lobe: number,
  turn = 0,
): string {
  const at = (i: number): string => {
    const angle = (i / lobes) * 2 * Math.PI + turn;
    const reach = lobes % 2 && i % 2 ? r : r * 0.94;
    return `${round(x + Math.cos(angle) * reach)} ${round(y + Math.sin(angle) * reach * squash)}`;
  };
  const arcs = times(lobes, (i) => `A${round(lobe)} ${round(lobe)} 0 0 1 ${at((i + 1) % lobes)}`);
  return `M${at(0)}${arcs}Z`;
}

const bare: Draw = ({ shape, line }) =>
  shape(
    "M-9 0C-4 -30 -8 -50 -22 -78L-17 -80Q-8 -66 -4 -58Q-4 -84 4 -106L8 -105Q4 -84 6 -62Q14 -76 26 -86L29 -82Q12 -58 10 -36Q10 -14 12 0Z",
    "umber",
  ) + line("M-22 -78l-8 -8M-20 -76l0 -12M4 -104l-6 -10M7 -104l6 -10M28 -84l10 -3M26 -84l3 -12", 2);

/** Trees and what grows in fields and by the water. */
export const TREES = {
  tree: ({ shape, line, shade }, random) =>
    shape("M-6 0Q-3 -20 -5 -42H5Q4 -18 8 0Z", "earth") +
    shape(
      crown(0, -68, 36, 0.89, 11, 13),
      random() < 0.6 ? "leaf" : random() < 0.5 ? "sap" : "ochre",
    ) +
    line(
      "M-14 -60q6 -4 10 2M4 -78q7 -3 10 3M10 -54q7 -2 9 4M-6 -82q5 -4 9 0M-20 -74q4 -5 8 -1",
      1,
      0.6,
    ) +
    shade("M8 -40C34 -44 40 -70 30 -90C26 -64 20 -50 -8 -44Z", 0.12),
  pine: ({ shape, line }) =>
    shape("M-4 0V-18H4V0Z", "earth") +
    shape(
      "M0 -104L-14 -76L-8 -78L-22 -50L-13 -53L-30 -14Q0 -8 30 -14L13 -53L22 -50L8 -78L14 -76Z",
      "moss",
    ) +
    line("M4 -84l5 8M6 -60l9 12M8 -34l12 14M-6 -40l-6 12", 1, 0.6),
  bare,
  thorn: (pen, random) =>
    bare(pen, random) + pen.line("M-26 -74l-6 4M20 -80l8 2M-2 -90l-8 0M10 -60l8 -2", 1.4),
  oak: ({ shape, line }) =>
    shape(
      "M-26 0C-14 -12 -14 -40 -24 -66L-58 -92L-54 -98L-18 -80L-16 -104H-8L-4 -80L30 -110L36 -106L12 -70C10 -40 16 -12 34 0Q20 -4 12 2Q0 -6 -8 2Q-16 -4 -26 0Z",
      "earth",
      2,
    ) +
    line("M-8 -12q-4 -24 -2 -50M4 -10q6 -26 2 -46M-14 -20q-2 -10 -4 -30", 1.1, 0.6) +
    OAK.map(([x, y, r], i) => {
      const vein = (dx: number, dy: number, long: number): string =>
        `M${round(x + r * dx)} ${round(y + r * dy)}q${round(r * 0.2)} ${round(-r * 0.14)} ${round(r * long)} ${round(r * 0.06)}`;
      return (
        shape(crown(x, y, r, 0.72, 9, r * 0.36, i), i % 3 ? "sap" : "leaf", 1.7) +
        line(vein(-0.4, 0, 0.36) + vein(0.1, 0.3, 0.34) + vein(0, -0.4, 0.3), 1, 0.55)
      );
    }).join(""),
  willow: ({ shape }) =>
    shape("M-10 0C-6 -30 -12 -54 -6 -84H8C6 -50 8 -20 16 0Z", "earth", 1.9) +
    shape(
      "M-70 -84C-74 -120 -40 -142 0 -142C40 -142 74 -120 70 -84Q36 -70 0 -74Q-36 -70 -70 -84Z",
      "sap",
      1.8,
    ) +
    times(17, (i) => {
      const x = -68 + i * 8.5;
      const top = -96 - Math.sqrt(Math.max(0, 1 - (x / 74) ** 2)) * 22;
      const foot = -14 - ((i * 37) % 30);
      const at = (dx: number, y: number): string => `${round(x + dx)} ${round(y)}`;
      const hang = (side: number): string => `${round(x * 1.1 + side * 7)} ${foot - 26}`;
      return shape(
        `M${at(-4, top)}C${at(-9, top + 40)} ${hang(-1)} ${round(x * 1.12)} ${foot}C${hang(1)} ${at(8, top + 40)} ${at(4, top)}Z`,
        i % 2 ? "leaf" : "sap",
        1.2,
      );
    }),
  pear: ({ shape, line, oval }) =>
    shape(
      "M-52 4C-34 -10 -40 -50 -46 -84L-84 -110L-78 -118L-34 -100L-26 -138H-14L-6 -104L34 -140L42 -134L20 -92C40 -60 38 -14 60 4Q0 14 -52 4Z",
      "earth",
      2.2,
    ) +
    shape("M-16 -4C-26 -30 -20 -62 2 -66C22 -60 26 -28 18 -4Q0 4 -16 -4Z", INK, 2) +
    line("M-36 -20q-2 -30 -6 -56M38 -12q-4 -30 -10 -52M-28 -80q10 -8 18 -6", 1.2, 0.6) +
    PEAR.map(([x, y, r], i) =>
      shape(crown(x, y, r, 0.75, 9, r * 0.36, i), i % 2 ? "sap" : "leaf", 1.6),
    ).join("") +
    PEARS.map(([x, y]) => shape(`M${x} ${y}q-8 10 0 14q9 -4 0 -14Z`, "gold", 1.2)).join("") +
    BEES.map(([x, y]) => oval(x, y, 3, 2, "#E0B03A", 0.9)).join(""),
  nettles: ({ shape, line }, random) =>
    times(7, (i) => {
      const x = round(-36 + i * 12 + random() * 6);
      const height = 34 + random() * 26;
      const leaves = times(4, (k) =>
        shape(
          `M${x} ${round((-height * (k + 1)) / 5)}q-9 -8 -14 0q8 4 14 0q9 -8 14 0q-8 4 -14 0Z`,
          "sap",
          1,
        ),
      );
      const stem = `M${x} 0q${round((random() - 0.5) * 8)} ${round(-height * 0.5)} ${round((random() - 0.5) * 10)} ${round(-height)}`;
      return line(stem, 2, 1, "moss") + leaves;
    }),
  reeds: ({ line }, random) => {
    let stems = "";
    let heads = "";
    for (let i = 0; i < 15; i++) {
      const x = round(-40 + i * 6 + random() * 4);
      const height = round(34 + random() * 46);
      const tip = round(x + (random() - 0.5) * 16);
      stems += `M${x} 2Q${x} ${round(-height * 0.5)} ${tip} ${-height}`;
      if (random() < 0.4) heads += `M${tip} ${-height}l${round((random() - 0.5) * 2)} -13`;
    }
    return (
      line(stems, 1.8, 1, "moss") +
      line(stems, 0.7, 0.7) +
      line(heads, 5.5) +
      line(heads, 3.5, 1, "earth")
    );
  },
  corn: ({ shape, line }, random) => {
    let stalks = "";
    let ears = "";
    for (let i = 0; i < 46; i++) {
      const x = round(-92 + i * 4 + random() * 3);
      const height = round(62 + random() * 22);
      const tip = round(x + (random() - 0.5) * 12 + 6);
      stalks += `M${x} 4Q${x} ${round(-height * 0.5)} ${tip} ${-height}`;
      ears += `M${tip} ${-height}q3 -7 1 -13`;
    }
    return (
      shape("M-96 6L-90 -54Q0 -70 96 -54L100 6Z", "straw", 1.2) +
      line(stalks, 1.3, 0.8, "#A8792E") +
      line(ears, 4.2, 1, "#A8792E") +
      line(ears, 2.2, 1, "#F0D27E")
    );
  },
  sheaf: ({ shape, line }) =>
    shape("M-18 0Q-6 -22 -22 -52Q0 -66 22 -52Q6 -22 18 0Z", "straw", 1.7) +
    line("M-9 -26h18M0 -28v-26M-6 -30l-8 -22M6 -30l8 -22M-6 -20l-6 18M6 -20l6 18M0 -20V0", 1, 0.7) +
    shape("M-10 -28Q0 -22 10 -28V-20Q0 -15 -10 -20Z", "earth", 1.2),
  hay: ({ shape, line }) =>
    shape("M-60 4C-58 -40 -30 -62 0 -62C30 -62 58 -40 60 4Q0 12 -60 4Z", "straw", 1.8) +
    line(
      "M-40 -8l10 -22M-16 -10l4 -28M10 -8l-2 -30M34 -10l-10 -22M-24 -46l8 8M14 -50l-4 10",
      1,
      0.6,
    ),
  galls: ({ oval }, random) =>
    times(26, (i) =>
      oval(
        round(-150 + random() * 320),
        round(-170 + random() * 150),
        round(4 + random() * 4),
        round(4 + random() * 4),
        i % 3 ? "#7A4A2A" : "#5E3A24",
        1.3,
      ),
    ),
} as const satisfies Draws;
