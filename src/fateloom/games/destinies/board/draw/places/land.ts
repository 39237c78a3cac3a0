import { round } from "$lib/draw/rng";
import { smooth } from "../ink";
import type { Pen, Random, Tone } from "./pen";
import { HEIGHT, WIDTH } from "./sky";

/** The line of a hill: its height, how far it rises and how long its waves are. */
export interface Hill {
  y: number;
  rise: number;
  length: number;
  tone: Tone;
  /** The distance of its trees; 0 for none. */
  trees?: number;
}

export function ridge({ shape, line }: Pen, random: Random, hill: Hill): string {
  const phase = random() * 6;
  const height = (x: number): number =>
    hill.y +
    Math.sin(x / hill.length + phase) * hill.rise +
    Math.sin((x / hill.length) * 2.3 + phase * 3) * hill.rise * 0.35;
  const edge: [number, number][] = [];
  for (let x = -20; x <= WIDTH + 20; x += 22) edge.push([x, height(x) + (random() - 0.5) * 2]);
  let hatch = "";
  for (let x = 4; x < WIDTH; x += 10 + random() * 9)
    hatch += `M${round(x)} ${round(height(x) + 4)}q3 5 ${round(7 + random() * 6)} ${round(8 + random() * 8)}`;
  let trees = "";
  if (hill.trees) {
    for (let x = -6; x < WIDTH; x += 13 + random() * hill.trees) {
      const y = height(x);
      const at = (dx: number, dy: number): string => `${round(x + dx)} ${round(y + dy)}`;
      trees += shape(
        `M${at(-8, 3)}C${at(-11, -12)} ${at(-2, -20 - random() * 7)} ${at(2, -15)}C${at(11, -16)} ${at(12, -2)} ${at(8, 4)}Z`,
        random() < 0.5 ? "leaf" : "sap",
        1.2,
      );
    }
  }
  return (
    trees +
    shape(`${smooth(edge)}L${WIDTH + 20} ${HEIGHT + 10}H-20Z`, hill.tone, 1.5) +
    line(hatch, 0.8, 0.45)
  );
}

/** The foreground, with tufts of grass. */
export function meadow({ shape, line }: Pen, random: Random, y: number, tone: Tone): string {
  let tufts = "";
  for (let i = 0; i < 60; i++) {
    const x = round(random() * WIDTH);
    const at = round(y + 14 + Math.pow(random(), 0.8) * (HEIGHT - y - 16));
    const size = 0.6 + ((at - y) / (HEIGHT - y)) * 0.8;
    const n = (value: number): number => round(value * size);
    tufts += `M${x} ${at}q${n(-2)} ${n(-5)} ${n(-4)} ${n(-7)}M${x} ${at}q0 ${n(-6)} ${n(1)} ${n(-9)}M${x} ${at}q${n(2)} ${n(-5)} ${n(5)} ${n(-6)}`;
  }
  const edge: [number, number][] = [];
  for (let x = -20; x <= WIDTH + 20; x += 60) edge.push([x, y + (random() - 0.5) * 7]);
  return shape(`${smooth(edge)}V${HEIGHT + 10}H-20Z`, tone, 1.6) + line(tufts, 1, 0.4);
}

/** Still water down to the foot of the picture. */
export function water({ shape, line }: Pen, random: Random, y: number, tone: Tone): string {
  let waves = "";
  for (let i = 0; i < 46; i++) {
    const at = y + 8 + random() * (HEIGHT - y - 10);
    const w = 8 + (at - y) * 0.16;
    waves += `M${round(random() * WIDTH)} ${round(at)}q${round(w * 0.5)} ${round(-w * 0.3)} ${round(w)} 0t${round(w)} 0`;
  }
  return shape(`M-10 ${y}H${WIDTH + 10}V${HEIGHT + 10}H-10Z`, tone, 1.6) + line(waves, 1.1, 0.5);
}

/** A river across the middle. */
export function river({ shape, line }: Pen, y: number, tone: Tone): string {
  const wave = (x: number, dy: number): string => `M${x} ${y + dy}q10 -6 20 0t20 0`;
  return (
    shape(
      `M-10 ${y + 20}Q160 ${y} 320 ${y + 16}T${WIDTH + 10} ${y + 10}V${y + 66}Q480 ${y + 78} 320 ${y + 70}T-10 ${y + 82}Z`,
      tone,
      1.7,
    ) + line(wave(30, 34) + wave(180, 42) + wave(360, 36) + wave(520, 46) + wave(90, 62), 1.2, 0.6)
  );
}

/** A road that comes nearer: from x, y to x at the foot, half as wide as "width" there. */
export function road({ shape, line }: Pen, way: readonly number[], tone: Tone): string {
  const [x0 = 320, y0 = 240, x1 = 320, width = 100, bend = 0] = way;
  const middle = (y0 + HEIGHT) / 2;
  return (
    shape(
      `M${x0 - 4} ${y0}C${x0 + bend} ${middle} ${x1 - width - bend} ${middle} ${x1 - width} ${HEIGHT + 6}H${x1 + width}C${round(x1 + width * 0.4 - bend)} ${middle} ${x0 + 14 + bend} ${middle} ${x0 + 5} ${y0}Z`,
      tone,
      1.4,
    ) +
    line(
      `M${x0} ${y0 + 4}C${x0 + 6 + bend} ${middle} ${x1 - bend} ${middle} ${x1} ${HEIGHT}`,
      1,
      0.35,
    )
  );
}
