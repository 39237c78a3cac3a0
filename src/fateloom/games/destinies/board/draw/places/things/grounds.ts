import { round } from "$lib/draw/rng";
import { INK } from "../../people/pigments";
import { smoke, times } from "../pen";
import type { Draws } from "./draws";

/** What stands or lies in the open. */
export const GROUNDS = {
  well: ({ shape, line, oval }) =>
    shape("M-34 0V-26Q0 -14 34 -26V0Q0 14 -34 0Z", "#CFC3A8", 1.9) +
    oval(0, -27, 34, 11, "#2E3F4C", 2) +
    line("M-30 -8h12M-10 -2h16M14 -4h14M-22 -18v8M4 -14v10M22 -20v8", 1, 0.6) +
    shape("M-36 -22V-78H-30V-22ZM30 -22V-78H36V-22Z", "earth", 1.5) +
    shape("M-46 -76L0 -104L46 -76Z", "oat", 1.7) +
    line("M-32 -66H32", 4, 1, "earth") +
    line("M4 -64v34", 1.4),
  "well-ring": ({ shape, oval }) =>
    shape("M-16 0V-10Q0 -4 16 -10V0Q0 7 -16 0Z", "#CFC3A8", 1.5) +
    oval(0, -10.5, 16, 5.5, "#2E3F4C", 1.5),
  lid: ({ shape, line, oval }) =>
    oval(0, -10, 74, 25, "#A9A08C", 2) +
    shape("M-74 -10V2Q0 42 74 2V-10Q0 30 -74 -10Z", "#8C8472", 2) +
    line("M-50 -18q20 -8 40 -6M10 -2q24 -2 40 -8", 1, 0.6) +
    `<ellipse cx="4" cy="-12" rx="15" ry="6" fill="none" stroke="${INK}" stroke-width="5.5"/><ellipse cx="4" cy="-12" rx="15" ry="6" fill="none" stroke="#8A4A34" stroke-width="2.6"/>`,
  clamp: ({ shape, line }) =>
    smoke(-10, -80, 1.05, "#9FB0BE") +
    shape("M-92 0C-84 -52 -40 -92 0 -92C40 -92 84 -52 92 0Q0 14 -92 0Z", "umber", 2.1) +
    line(
      "M-70 -12q12 -40 36 -58M-30 -6q4 -40 20 -66M20 -4q6 -36 -2 -66M58 -10q-8 -34 -28 -56M-84 -10Q0 8 84 -10M-74 -34Q0 -16 74 -34M-52 -62Q0 -46 52 -62",
      1.2,
      0.5,
    ) +
    `<circle cx="-34" cy="-26" r="4" fill="#E87A3A"/><circle cx="30" cy="-30" r="4.5" fill="#E87A3A"/><circle cx="4" cy="-16" r="3.5" fill="#F2B34E"/>` +
    smoke(32, -36, 0.35, "#9FB0BE"),
  stools: ({ shape }) =>
    times(5, (i) =>
      shape(
        `M${-60 + i * 28} -16h18l-2 5h-14ZM${-57 + i * 28} -11l-3 12M${-46 + i * 28} -11l3 12`,
        "earth",
        1.5,
      ),
    ),
  bell: ({ shape, line, shade }) =>
    shape(
      "M-40 0Q-32 -14 -28 -44Q-22 -74 0 -76Q22 -74 28 -44Q32 -14 40 0Q0 10 -40 0Z",
      "ochre",
      2,
    ) +
    line("M-38 -6Q0 6 38 -6M-31 -24Q0 -16 31 -24M-26 -52Q0 -46 26 -52", 1.4, 0.7) +
    shade("M6 -74C24 -60 22 -30 34 2L14 4C20 -24 18 -56 6 -74Z") +
    shape("M-8 -74v-10q8 -8 16 0v10Z", "umber", 1.6),
  stone: ({ shape, line, shade }, random) => {
    const h = 82 + random() * 40;
    return (
      shade(`M-20 0L60 4L20 8Z`) +
      shape(
        `M-24 0C-30 ${-h * 0.5} -20 ${-h} -4 ${-h - 4}C18 ${-h} 26 ${-h * 0.6} 24 0Q0 6 -24 0Z`,
        "#A9A79E",
        1.9,
      ) +
      shade(
        `M6 ${-h - 2}C20 ${-h} 26 ${-h * 0.6} 24 0L8 2C14 ${-h * 0.4} 12 ${-h * 0.7} 6 ${-h - 2}Z`,
        0.16,
      ) +
      line(
        `M-14 ${-h * 0.3}q8 -3 12 2M-10 ${-h * 0.6}l8 4M-16 -14q6 3 10 0M-4 ${-h * 0.8}v10`,
        1,
        0.6,
      )
    );
  },
  "weather-stone": ({ shape, line, shade, oval }) =>
    shade("M-44 0L110 6L40 10Z") +
    shape("M-46 0C-50 -60 -44 -126 -6 -134C34 -130 44 -60 42 0Q0 8 -46 0Z", "#A9A79E", 2.1) +
    oval(2, -78, 15, 19, "#C9D3CE", 2.2) +
    line(
      "M-18 -92l-6 -4M-18 -78h-7M-16 -64l-6 4M20 -92l6 -4M22 -78h7M20 -64l6 4M2 -104v-7M2 -52v7",
      1.8,
      0.8,
    ) +
    shade("M18 -130C40 -110 44 -50 42 0L24 3C30 -50 30 -110 18 -130Z", 0.15),
  gibbet: ({ shape, line }) =>
    shape("M-6 0V-150H4V0Z", "umber", 1.8) +
    shape("M-6 -150H66V-142H-6Z", "umber", 1.7) +
    line("M4 -112L34 -142", 5) +
    line("M4 -112L34 -142", 2.6, 1, "umber") +
    line("M58 -142v16", 2) +
    line(
      "M58 -126C40 -120 40 -100 48 -92C42 -70 46 -50 52 -38H66C70 -52 74 -70 68 -92C76 -100 76 -120 58 -126ZM44 -106h28M46 -90h24M46 -70h25M49 -52h20M58 -126V-38",
      2.1,
    ) +
    shape("M-24 0Q0 -12 24 0Z", "earth", 1.5),
  cross: ({ shape, line }) =>
    shape("M-34 0L-26 -16H26L34 0ZM-22 -16L-17 -26H17L22 -16Z", "#E8E4DA", 1.9) +
    shape(
      "M-9 -26L-6 -84C-20 -82 -30 -84 -34 -90C-28 -98 -14 -96 -6 -98C-7 -112 -5 -122 0 -130C6 -122 7 -112 6 -98C16 -96 28 -98 33 -91C28 -84 18 -82 6 -84L10 -26Z",
      "#F4F1EA",
      2,
    ) +
    line(
      "M-3 -40h6M-4 -48h3M2 -54h3M-4 -60h4M1 -68h3M-28 -8v4M-20 -8v4M-12 -8v4M-4 -8v4M4 -8v4M12 -8v4M20 -8v4",
      1.3,
      0.7,
    ),
  sticks: ({ shape, line }, random) => {
    let drawn = "";
    for (let i = 0; i < 7; i++) {
      const x = -60 + i * 20 + random() * 8,
        y = (random() - 0.5) * 22,
        h = 26 + random() * 26,
        a = (random() - 0.5) * 14;
      drawn +=
        `<g transform="translate(${round(x)} ${round(y)}) rotate(${round(a)})">` +
        shape("M-16 2Q0 -9 17 2Z", "earth", 1.2) +
        shape(`M-2.5 0V${round(-h)}H2.500V0Z`, "oat", 1.3) +
        line(`M-2.5 ${round(-h + 5)}h5M-2.5 ${round(-h + 10)}h5M-2.5 ${round(-h + 15)}h5`, 1.1) +
        "</g>";
    }
    return drawn;
  },
  "stepping-stones": ({ oval }) =>
    (
      [
        [-120, 0, 26],
        [-60, 8, 22],
        [-6, -2, 24],
        [56, 8, 28],
        [118, 0, 24],
      ] as const
    )
      .map(([x, y, r]) => oval(x, y, r, round(r * 0.34), "#A9A79E", 1.6))
      .join(""),
  ruts: ({ shape, line }) =>
    shape("M-16 -150L-70 160H-34L-4 -150ZM16 -150L70 160H34L4 -150Z", "#6F94A0", 1.8) +
    line("M-12 -140L-56 150M12 -140L56 150", 1, 0.5),
  gate: ({ shape, line }) =>
    shape("M-46 0V-52H-40V0ZM40 0V-52H46V0Z", "earth", 1.5) +
    line("M-40 -14H40M-40 -28H40M-40 -42H40M-40 -14L40 -42", 4.4) +
    line("M-40 -14H40M-40 -28H40M-40 -42H40M-40 -14L40 -42", 2.2, 1, "oat"),
  fence: ({ shape, line }) =>
    line("M-80 -12H80M-80 -26H80", 4) +
    line("M-80 -12H80M-80 -26H80", 2, 1, "oat") +
    times(7, (i) => shape(`M${-78 + i * 26} 2V-36H${-72 + i * 26}V2Z`, "oat", 1.3)),
  pond: ({ shape, oval }) =>
    `${oval(0, -8, 96, 24, "#6F94A0", 1.8)}<ellipse cx="0" cy="-6" rx="86" ry="18" fill="none" stroke="${INK}" stroke-width="1" opacity=".5"/>` +
    (
      [
        [-44, -8],
        [0, -2],
        [40, -10],
      ] as const
    )
      .map(
        ([x, y]) =>
          shape(`M${x - 12} ${y}q4 -12 12 -13t12 13Z`, "ochre", 1.4) +
          oval(x, y - 7, 3.6, 3.6, "#4A1F1A", 1),
      )
      .join(""),
  "stairs-down": ({ shape }) => {
    let drawn = shape("M-70 6L-52 -56H52L70 6Z", INK, 2);
    for (let i = 0; i < 6; i++) {
      const k = 1 - i * 0.11;
      drawn += shape(
        `M${round(-66 * k)} ${4 - i * 9}H${round(66 * k)}V${round(-3 - i * 9)}H${round(-66 * k)}Z`,
        i > 3 ? "#F2CF86" : "#C7B48C",
        1.3,
      );
    }
    return drawn + shape("M-86 10L-62 -66H-50L-68 10ZM86 10L62 -66H50L68 10Z", "#A9A08C", 1.7);
  },
  scarecrow: ({ shape, line, oval }) =>
    line("M0 0V-84M-34 -64H34", 4) +
    line("M0 0V-84M-34 -64H34", 2, 1, "oat") +
    shape("M-34 -70H34L36 -56L16 -54L20 -18H-18L-14 -54L-36 -58Z", "woad", 1.7) +
    oval(0, -86, 12, 12, "straw", 1.6) +
    shape("M-20 -92Q0 -100 20 -92L10 -96V-108H-10V-96Z", "umber", 1.4),
  lunch: ({ shape }) =>
    shape("M-26 0Q-22 -16 0 -16T26 0Z", "white", 1.5) +
    shape("M-8 -14a8 8 0 0 1 16 0Z", "#C58B47", 1.4),
  coins: ({ oval }) => times(5, (i) => oval(-16 + i * 8, (-i % 2) * 4, 7, 3.5, "gold", 1.1)),
  ripples: ({ line }) =>
    line(
      "M-96 0a96 18 0 1 0 192 0a96 18 0 1 0 -192 0M-140 0a140 27 0 1 0 280 0a140 27 0 1 0 -280 0M-190 0a190 37 0 1 0 380 0a190 37 0 1 0 -380 0",
      1.6,
      0.7,
      "cream",
    ),
  wares: ({ shape, line, oval }) =>
    shape("M-10 0L0 -30H120L128 6Q60 18 -10 0Z", "vermilion", 1.9) +
    line("M14 -12q20 -10 40 2t44 -4", 6, 1, "azure") +
    line("M-2 -2q30 8 60 -2", 5, 1, "gold") +
    shape("M-60 4V-20L-54 -28V-38H-46V-28L-40 -20V4Z", "verdigris", 1.6) +
    shape("M-92 4V-16L-88 -22V-30H-80V-22L-76 -16V4Z", "madder", 1.6) +
    oval(142, -6, 11, 7, "ochre", 1.6),
} as const satisfies Draws;
