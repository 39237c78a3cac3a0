import { round } from "$lib/draw/rng";
import { INK } from "../../people/pigments";
import { glow, pane, smoke, stonework, times } from "../pen";
import type { Draws } from "./draws";

/** Buildings and their parts. */
export const BUILDINGS = {
  house: ({ shape, line }, random) => {
    const alight = random() < 0.5;
    return (
      shape("M-40 0V-44L-8 -44V0Z", "white") +
      shape("M-8 0V-44H50V0Z", "cream") +
      shape("M-46 -42L-24 -84H38L58 -42H-6L-24 -80Z", random() < 0.55 ? "oat" : "#B4664C") +
      shape("M-46 -42L-24 -84L-2 -42Z", "cream") +
      line(
        "M-40 -30H-8M-24 -44V0M-40 -44L-24 -70L-8 -44M-8 -22H50M20 -44V0M-24 -66V-80",
        2.2,
        0.75,
        "umber",
      ) +
      pane(-33, -8, 10, 15, alight) +
      shape("M26 0V-26H40V0Z", "umber", 1.3) +
      line("M-14 -78l14 34M4 -82l14 36M22 -82l14 36", 1, 0.45) +
      shape("M14 -82V-98H24V-83", "#B98A6A", 1.4) +
      smoke(19, -104, 0.42)
    );
  },
  cottage: ({ shape, line }) =>
    shape("M-54 0V-32H54V0Z", "cream") +
    shape("M-66 -26C-60 -60 -40 -74 0 -76C40 -74 60 -60 66 -26Q34 -34 0 -34T-66 -26Z", "oat") +
    line(
      "M-50 -34q4 -20 16 -32M-26 -36q2 -22 10 -36M0 -36v-38M26 -36q-2 -22 -10 -36M50 -34q-4 -20 -16 -32",
      1,
      0.5,
    ) +
    shape("M-14 0V-28H8V0Z", "umber", 1.4) +
    pane(22, -8, 13, 15, true) +
    smoke(-20, -80, 0.6),
  church: ({ shape, line }) =>
    shape("M-12 0V-48H70V0Z", "cream") +
    shape("M-18 -46L-4 -82H66L78 -46Z", "#8C96A0") +
    line("M2 -80l-8 32M20 -80l-4 32M38 -80l0 32M54 -80l6 32", 1, 0.5) +
    shape("M-48 0V-98H-12V0Z", "cream") +
    shape("M-54 -96L-30 -156L-6 -96Z", "#8C96A0") +
    line("M-30 -156v-16m-5 6h10", 2) +
    pane(-38, -66, 14, 24) +
    pane(4, -12, 10, 24) +
    pane(26, -12, 10, 24) +
    pane(48, -12, 10, 24) +
    shape("M-36 0v-20q6 -10 12 0v20Z", "umber", 1.3) +
    line("M-44 -52h28M-40 -20h8M-22 -36h8M-44 -80h8", 1, 0.5),
  barn: ({ shape, line }, random) =>
    shape("M-150 0V-56H150V0Z", "#D8C39A", 2) +
    shape("M-166 -50L-128 -150H128L166 -50Q0 -62 -166 -50Z", "oat", 2.2) +
    line(
      times(22, (i) => `M${round(-122 + i * 11.6)} -148L${round(-154 + i * 14.6)} -55`),
      1,
      0.38,
    ) +
    times(10, (i) =>
      shape(
        `M${-152 + i * 33.4} 2L${-148 + i * 33.4} -58H${-140 + i * 33.4}L${-136 + i * 33.4} 2Z`,
        "cream",
        1.5,
      ),
    ) +
    times(9, (i) => (i === 4 ? "" : line(`M${-126 + i * 33.4} -22v-18`, 3.4))) +
    shape("M-13 2V-46Q1 -60 15 -46V2Z", "umber", 1.8) +
    line("M1 -54V2M-13 -22h28", 1.2, 0.6) +
    shape("M-12 -150L0 -172L12 -150Z", "oat", 1.6) +
    stonework(line, random, [-140, 0, 280, 50], 0.25),
  mill: ({ shape, line, colour }, random) =>
    shape("M-62 0V-78H34V0Z", "cream", 2) +
    stonework(line, random, [-60, 0, 90, 38], 0.6) +
    shape("M-72 -74L-46 -128H22L44 -74Z", "#B4664C", 2) +
    line("M-40 -126l-14 50M-20 -126l-6 50M2 -126v50M18 -124l12 48", 1, 0.5) +
    shape("M-58 -76L-40 -112L-20 -76Z", "cream", 1.6) +
    pane(-46, -82, 12, 18, true) +
    pane(-40, -34, 13, 20) +
    shape("M0 0V-36H20V0Z", "umber", 1.5) +
    line("M-62 -46H34", 2.4, 0.8, "umber") +
    `<g transform="translate(66 -32)">` +
    `<circle r="46" fill="none" stroke="${INK}" stroke-width="9"/><circle r="46" fill="none" stroke="${colour("earth")}" stroke-width="5.5"/><circle r="30" fill="none" stroke="${INK}" stroke-width="5"/><circle r="30" fill="none" stroke="${colour("earth")}" stroke-width="2.6"/>` +
    times(10, (i) =>
      i === 9
        ? ""
        : `<g transform="rotate(${i * 36})">` +
          shape("M-3 -8H3V-58H-3Z", "earth", 1.2) +
          shape("M-9 -46H9V-62H-9Z", "#A77E52", 1.4) +
          "</g>",
    ) +
    `<circle r="8" fill="${colour("umber")}" stroke="${INK}" stroke-width="1.6"/></g>`,
  bridge: ({ shape, line, colour }, random) => {
    let drawn = shape("M-220 0V-52Q0 -98 220 -52V0Z", "#D6C7A6", 2);
    for (let i = 0; i < 4; i++) {
      const x = -160 + i * 108;
      const h = 44 + (i === 1 || i === 2 ? 16 : 0);
      drawn +=
        `<path d="M${x - 34} 4V${-h + 30}A34 34 0 0 1 ${x + 34} ${-h + 30}V4Z" fill="${colour("#55707C")}" stroke="${INK}" stroke-width="1.8"/>` +
        line(`M${x - 40} ${-h + 28}A40 40 0 0 1 ${x + 40} ${-h + 28}`, 1.2, 0.7);
    }
    return (
      drawn +
      shape("M-226 -52Q0 -98 226 -52V-64Q0 -112 -226 -64Z", "cream", 1.8) +
      stonework(line, random, [-214, -30, 430, 40], 0.3)
    );
  },
  tollhouse: ({ shape, line }) =>
    shape("M-34 0V-70H34V0Z", "cream", 1.9) +
    shape("M-42 -68L0 -112L42 -68Z", "#B4664C", 1.9) +
    line("M-34 -36H34M0 -70V-36", 2.4, 0.8, "umber") +
    shape("M-8 0V-30H14V0Z", "umber", 1.5) +
    pane(-26, -44, 13, 18, true) +
    pane(12, -44, 13, 18) +
    shape("M34 -34H140V-28H34Z", "vermilion", 1.5) +
    line("M52 -34v6M74 -34v6M96 -34v6M118 -34v6", 5, 0.9, "cream") +
    shape("M136 0V-40H144V0Z", "earth", 1.5) +
    shape("M12 -106V-126H24V-100Z", "#B98A6A", 1.5) +
    smoke(18, -132, 0.7),
  inn: ({ shape, line }) =>
    shape("M-84 0V-60H84V0Z", "cream", 2) +
    shape("M-90 -60H90V-112H-90Z", "white", 2) +
    shape("M-102 -108L-70 -162H72L104 -108Z", "#B4664C", 2) +
    line(
      "M-60 -160l-18 50M-36 -160l-10 50M-10 -160l-2 50M16 -160l4 50M42 -160l12 50M64 -160l20 50",
      1,
      0.5,
    ) +
    line(
      "M-90 -60H90M-90 -86H90M-60 -112V-60M-20 -112V-60M20 -112V-60M60 -112V-60M-90 -60L-60 -86M60 -86L90 -60",
      2.6,
      0.85,
      "umber",
    ) +
    pane(-50, -66, 16, 20, true) +
    pane(-8, -66, 16, 20, true) +
    pane(34, -66, 16, 20) +
    shape("M-16 0V-40H14V0Z", "umber", 1.7) +
    pane(-66, -16, 22, 26, true) +
    pane(40, -16, 22, 26, true) +
    shape("M90 -84h34v5H90Z", "umber", 1.4) +
    shape("M98 -76Q112 -86 124 -70L132 -78V-56L124 -64Q112 -50 98 -62Z", "#9FB3BE", 1.6) +
    line("M104 -79v10M118 -79v10", 1.3) +
    `<circle cx="106" cy="-70" r="1.8" fill="${INK}"/>` +
    shape("M44 -160V-184H60V-158Z", "#B98A6A", 1.5) +
    smoke(52, -190, 0.7),
  tent: ({ shape, line }) =>
    shape("M-60 0L0 -88L60 0Z", "oat", 1.9) +
    shape("M-14 0L0 -60L16 0Z", "umber", 1.5) +
    line("M0 -88V-100M-40 -6L-8 -70M40 -6L10 -66", 1.2, 0.6),
  arch: ({ shape, line }) =>
    shape("M-56 0V-92A56 62 0 0 1 56 -92V0H38V-88A38 44 0 0 0 -38 -88V0Z", "#CFC3A8", 2) +
    line(
      "M-52 -20h10M-52 -44h12M-52 -68h10M42 -30h10M42 -56h12M-44 -112l8 10M-20 -138l5 14M20 -138l-5 14M44 -112l-8 10",
      1.1,
      0.6,
    ),
  "ruin-wall": ({ shape, line, horizon }, random) =>
    shape(
      "M-160 0V-110L-140 -104L-128 -128L-110 -112L-92 -136L-60 -116L-52 -90L-20 -96L6 -70L40 -78L70 -50L96 -56L120 -24L150 -20V0Z",
      "#CFC3A8",
      2,
    ) +
    stonework(line, random, [-154, 0, 290, 60], 0.5) +
    ["-120", "-66"]
      .map(
        (x) =>
          `<path d="M${x} -30V-70q14 -30 28 0V-30Z" fill="${horizon}" stroke="${INK}" stroke-width="1.8"/>`,
      )
      .join(""),
  doors: ({ shape, line }) => {
    let drawn =
      shape("M-150 0V-250Q0 -330 150 -250V0Z", "#B59A70", 2.4) +
      shape("M-128 0V-238Q0 -306 128 -238V0Z", "umber", 2.2);
    for (let i = 1; i < 8; i++)
      drawn += line(
        `M${-128 + i * 32} 0V${-238 - Math.sin((i / 8) * 3.14) * 56}`,
        i === 4 ? 3 : 1.2,
        i === 4 ? 1 : 0.55,
      );
    drawn += [-60, -150, -224]
      .map(
        (y) =>
          line(`M-126 ${y}q50 -16 104 -4q14 4 18 14M126 ${y}q-50 -16 -104 -4q-14 4 -18 14`, 6) +
          line(
            `M-126 ${y}q50 -16 104 -4q14 4 18 14M126 ${y}q-50 -16 -104 -4q-14 4 -18 14`,
            3.2,
            1,
            "iron",
          ),
      )
      .join("");
    return (
      drawn +
      shape("M40 0V-104H100V0Z", "#7C5A3A", 2) +
      `<circle cx="50" cy="-50" r="6" fill="none" stroke="${INK}" stroke-width="3"/>` +
      line(
        "M-140 -30h10M-140 -44h8M-140 -58h10M-140 -72h8M-140 -84h10M-140 -98h8M-140 -110h10M-140 -122h8M-140 -134h10",
        2.2,
      )
    );
  },
  squint: ({ shape }) =>
    `<path d="M-8 -70V-150Q6 -170 20 -150V-70Z" fill="#1B120B" stroke="${INK}" stroke-width="3"/>` +
    shape("M-24 -70H36L30 -58H-18Z", "#B8AE9A", 2) +
    glow(6, -110, 60) +
    `<path d="M-2 -74V-146Q6 -158 14 -146V-74Z" fill="#F6CE73" opacity=".55"/>`,
  sluice: ({ shape, line }) =>
    shape("M-90 0V-360H-70V0ZM70 0V-360H90V0Z", "#6B4A2E", 2.2) +
    shape("M-100 -336H100V-354H-100Z", "earth", 2.2) +
    shape("M-70 -190V-310H70V-190Z", "#7C5A3A", 2.2) +
    line("M-35 -310V-190M0 -310V-190M35 -310V-190M-70 -250H70", 1.3, 0.6) +
    shape("M-8 -310V-390H8V-310", "earth", 2) +
    line("M-20 -380h40", 6) +
    shape("M-70 -190C-74 -140 -84 -90 -100 -10H100C84 -90 74 -140 70 -190Z", "#8FB3A6", 2) +
    line(
      "M-50 -184q-6 60 -18 150M-20 -186q-2 70 -8 160M10 -186q2 70 4 160M42 -184q8 70 22 150",
      3,
      0.8,
      "#F3F1E2",
    ) +
    shape("M-330 -48Q-200 -64 -100 -48T100 -48T340 -52V20H-330Z", "#6F9488", 2),
  parapet: ({ shape, line }) =>
    shape("M-340 0Q-10 -36 330 -4V128H-340Z", "limestone", 2.4) +
    line(
      "M-340 32Q-10 -2 330 28M-250 -2v34M-130 -10v32M0 -16v28M130 -14v30M250 -8v30M-190 38v40M-60 24v40M70 22v40M192 30v40",
      1.4,
      0.6,
    ),
  "stick-door": ({ shape, line }) =>
    shape("M-42 0V-186H42V0Z", "#7C5A3A", 2.2) +
    line("M-21 -186V0M0 -186V0M21 -186V0", 1.2, 0.6) +
    shape("M2 -162l-3 140h6l2 -140Z", "oat") +
    line("M-4 -162h14", 3) +
    line("M28 -90a4 4 0 1 0 8 0a4 4 0 1 0 -8 0", 2),
} as const satisfies Draws;
