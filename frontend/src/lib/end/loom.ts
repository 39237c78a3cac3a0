import { curve, heightAt, type Point } from "$lib/draw/curve";
import { rope } from "$lib/draw/rope";
import { round } from "$lib/draw/rng";
import { shieldAt } from "$lib/draw/shield";
import { arms } from "$lib/heraldry";

/** The line of a seat: how far it was, from left (0) to right (1). */
export interface Thread {
  seat: number;
  points: readonly Point[];
  /** Written where it ends. */
  end: string;
  /** The reader's own: the rope. */
  mine: boolean;
}

export interface Chart {
  threads: readonly Thread[];
  /** The names of the rounds, all equally wide. */
  rounds: readonly string[];
  /** The values that are ruled and written at the left. */
  ticks: readonly number[];
  /** The choice that is ringed, on the line of a seat. */
  mark: { seat: number; at: number } | null;
}

export interface Label {
  x: number;
  y: number;
  text: string;
  anchor: "start" | "middle" | "end";
  kind: "round" | "tick" | "end";
}

/** A chart as it is drawn: lines, and words apart from them. */
export interface Woven {
  lines: string;
  mark: string;
  labels: readonly Label[];
  /** The part of the width that the lines take. */
  from: number;
  to: number;
  /** How far from the top a value stands. */
  y: (value: number) => number;
}

/** Others are told apart by their dashes, too. */
const DASHES: Readonly<Record<string, string>> = {
  stag: "9 4",
  raven: "2 4",
  tower: "12 4 2 4",
  wave: "5 4",
};
/** A shield is 22 pixels wide and 26 high. */
const SHIELD_HALF = 13;
/** The room that it takes at the end of a line. */
const END_HEIGHT = 28;
const END_WIDTH = 28;

/** Draws a chart: rounds are the warp, seats the weft. Sizes are in pixels. */
export function loom(chart: Chart, width: number, height: number, em = 16): Woven {
  const left = em * 1.7;
  const top = em * 0.8;
  const words = 0.66 * Math.max(1, ...chart.threads.map(({ end }) => end.length));
  // Shields that are too many for one column stand in several.
  const stack = Math.max(1, 1 + Math.floor((height - SHIELD_HALF - top) / END_HEIGHT));
  const columns = Math.max(1, Math.ceil(chart.threads.length / stack));
  const column = END_WIDTH + (chart.threads.some(({ end }) => end) ? em * words : 0);
  const right = em * (2.6 + words) + column * (columns - 1);
  const bottom = chart.rounds.length > 0 ? em * 1.9 : em * 0.8;
  const across = width - left - right;
  const values = chart.threads.flatMap(({ points }) => points.map(([, value]) => value));
  const most = Math.max(1, ...values, ...chart.ticks) * 1.04;
  const x = (at: number): number => left + across * at;
  const y = (value: number): number => top + (height - top - bottom) * (1 - value / most);
  const labels: Label[] = [];
  let lines = "";

  const every = Math.ceil((chart.rounds.length * em * 1.9) / Math.max(1, across));
  chart.rounds.forEach((text, i) => {
    const at = x(i / chart.rounds.length);
    lines += `<path d="M${round(at)} ${round(top - 6)}V${round(height - bottom + 4)}" stroke="var(--ink-soft)" stroke-dasharray="1 4" stroke-linecap="round"/>`;
    if (i % every === 0) {
      const middle = x((i + 0.5) / chart.rounds.length);
      labels.push({ x: middle, y: height - em * 0.5, text, anchor: "middle", kind: "round" });
    }
  });
  for (const tick of chart.ticks) {
    lines += `<path d="M${round(left)} ${round(y(tick))}H${round(width - right)}" stroke="var(--rule)" stroke-width="1.2"/>`;
    const text = String(tick);
    labels.push({ x: left - 6, y: y(tick) + em * 0.3, text, anchor: "end", kind: "tick" });
  }

  const drawn = chart.threads.map((thread) => ({
    ...thread,
    path: thread.points.map(([at, value]): Point => [x(at), y(value)]),
  }));
  for (const { seat, path } of drawn.filter(({ mine }) => !mine)) {
    const { name, pigment } = arms(seat);
    lines += `<path d="${curve(path)}" fill="none" stroke="var(--${pigment})" stroke-width="2.6" stroke-dasharray="${DASHES[name] ?? "none"}" stroke-linecap="round"/>`;
  }
  for (const { path } of drawn.filter(({ mine }) => mine)) lines += rope(path);

  for (const [i, { thread, at }] of ends(drawn, height - SHIELD_HALF, columns).entries()) {
    const from = width - right + em * 0.6 + column * (i % columns);
    lines += shieldAt(thread.seat, from, at - SHIELD_HALF, 22);
    const end = { x: from + END_WIDTH, y: at + em * 0.42, text: thread.end };
    labels.push({ ...end, anchor: "start", kind: "end" });
  }

  const marked = drawn.find(({ seat }) => seat === chart.mark?.seat);
  const at = chart.mark && marked ? x(chart.mark.at) : 0;
  const mark =
    chart.mark && marked
      ? `<g class="turn" transform="translate(${round(at)} ${round(heightAt(marked.path, at))})">` +
        '<circle r="10" fill="var(--paper)" stroke="var(--vermilion)" stroke-width="2.6"/>' +
        '<path d="M0-5L5 0L0 5L-5 0Z" fill="var(--vermilion)"/></g>'
      : "";
  return { lines, mark, labels, from: left, to: width - right, y };
}

/** Where each line's shield stands: beside its end, and never over another; from the highest to the
 * lowest, in turn in each of the columns. */
function ends<T extends { path: readonly Point[] }>(
  threads: readonly T[],
  lowest: number,
  columns: number,
): { thread: T; at: number }[] {
  const found = threads
    .map((thread) => ({ thread, at: thread.path.at(-1)?.[1] ?? 0 }))
    .sort((a, b) => a.at - b.at);
  found.forEach((each, i) => {
    const above = found[i - columns];
    if (above) each.at = Math.max(each.at, above.at + END_HEIGHT);
  });
  for (let i = found.length - 1; i >= 0; i--) {
    const each = found[i]!;
    const below = found[i + columns];
    each.at = Math.min(each.at, below ? below.at - END_HEIGHT : lowest);
  }
  return found;
}

/** Three or four round numbers from 0 to the largest value. */
export function ticksFor(most: number): number[] {
  const step = Math.max(1, Math.ceil(most / 3));
  const found = [0];
  while ((found.at(-1) ?? 0) + step <= most) found.push((found.at(-1) ?? 0) + step);
  return found;
}
