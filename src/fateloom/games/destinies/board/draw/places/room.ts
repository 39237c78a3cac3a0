import { round } from "$lib/draw/rng";
import { INK } from "../people/pigments";
import type { Canvas } from "./canvas";
import { stonework, times, type Pen, type Random } from "./pen";
import { AIR, HEIGHT, moon, WIDTH } from "./sky";
import type { Place } from "./spec";

/** The inside of a house, up to its back wall. */
export function room({ place, near, random }: Canvas): string {
  const foot = place.horizon ?? 262;
  const { shape, line } = near;
  const r = random("room");
  const plaster = times(
    40,
    () => `M${round(r() * WIDTH)} ${round(r() * foot)}l${round(6 + r() * 8)} ${round(r() * 3)}`,
  );
  return (
    shape(`M-10 -10H${WIDTH + 10}V${foot}H-10Z`, place.wallColour ?? "#C9AE84", 2) +
    (place.stone ? stonework(line, r, [0, foot, WIDTH, foot], 0.34) : line(plaster, 0.9, 0.28)) +
    shape(`M-10 ${foot}H${WIDTH + 10}V${HEIGHT + 10}H-10Z`, place.floorColour ?? "#9B7A52", 2) +
    line(place.tiles ? tiled(foot) : boarded(foot, r), 1.1, 0.45) +
    (place.beams === false ? "" : beams(near, foot, place.stone ?? false)) +
    (place.windows ?? []).map((at, i) => pierced(place, near, at, i)).join("")
  );
}

/** How far down the floor a row lies, of "rows". */
const depth = (foot: number, row: number, rows: number, power: number): number =>
  round(foot + Math.pow(row / rows, power) * (HEIGHT - foot));

function tiled(foot: number): string {
  const across = times(
    25,
    (i) => `M${320 + (i - 12) * 44} ${foot}L${320 + (i - 12) * 110} ${HEIGHT}`,
  );
  return across + times(5, (i) => `M0 ${depth(foot, i + 1, 6, 1.6)}H${WIDTH}`);
}

function boarded(foot: number, random: Random): string {
  const seam = (): string => {
    const row = Math.floor(random() * 6);
    return `M${round(random() * WIDTH)} ${depth(foot, row + 0.1, 7, 1.5)}V${depth(foot, row + 1, 7, 1.5)}`;
  };
  return times(6, (i) => `M0 ${depth(foot, i + 1, 7, 1.5)}H${WIDTH}`) + times(16, seam);
}

function beams({ shape, line }: Pen, foot: number, stone: boolean): string {
  let drawn =
    shape(`M-10 -10H${WIDTH + 10}V26H-10Z`, "umber", 2) + line("M0 8H640M0 17H640", 1, 0.4);
  for (let x = 60; x < WIDTH; x += 173)
    drawn += shape(`M${x} 26L${x + 22} 26L${x + 22} 60L${x} 40Z`, "umber", 1.6);
  if (!stone)
    for (const x of [24, 616])
      drawn += shape(`M${x - 12} 20H${x + 12}V${foot}H${x - 12}Z`, "umber", 1.9);
  return drawn;
}

/** A window with what is seen through it, and the light that falls in. */
function pierced(place: Place, { shape, line }: Pen, at: readonly number[], i: number): string {
  const [x = 0, y = 0, w = 60, h = 80] = at;
  const id = `${place.id.replace(/[^a-z0-9-]/g, "-")}-window-${i}`;
  const outline = place.square
    ? `M${x} ${y}h${w}v${h}h${-w}Z`
    : `M${x} ${y + h}V${round(y + h * 0.38)}Q${x} ${y} ${x + w / 2} ${y}T${x + w} ${round(y + h * 0.38)}V${y + h}Z`;
  const bands = AIR[place.hour ?? "day"].sky
    .map(
      (colour, band) =>
        `<rect x="${x}" y="${round(y + (h * band) / 6)}" width="${w}" height="${round(h / 6 + 1)}" fill="${colour}"/>`,
    )
    .join("");
  const hill = `<path d="M${x} ${y + h}V${round(y + h * 0.78)}Q${round(x + w * 0.4)} ${round(y + h * 0.6)} ${x + w} ${round(y + h * 0.8)}V${y + h}Z" fill="#8C9A66" stroke="${INK}"/>`;
  const light =
    place.light === "moon"
      ? moon(
          round(x + w * 0.55),
          round(y + h * 0.34),
          round(Math.min(w, h) * 0.16),
          place.phase === "full",
        )
      : "";
  const beam =
    place.beam === undefined
      ? ""
      : `<path d="M${x} ${y + h}L${x + w} ${y + h}L${x + w + place.beam + 70} ${HEIGHT}H${x + place.beam - 30}Z" fill="#FBE9B4" opacity=".16"/>`;
  return (
    `<clipPath id="${id}"><path d="${outline}"/></clipPath><g clip-path="url(#${id})">${bands}${hill}${light}</g>` +
    `<path d="${outline}" fill="none" stroke="${INK}" stroke-width="3.5"/>` +
    line(`M${x + w / 2} ${y}V${y + h}M${x} ${y + h * 0.5}H${x + w}`, 2) +
    shape(`M${x - 8} ${y + h}H${x + w + 8}V${y + h + 9}H${x - 8}Z`, "#D6C7A6", 1.6) +
    beam
  );
}
