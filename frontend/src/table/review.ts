/** How the chance of a seat went, as a chart: a thread from its first decision to the result. */
import { round } from "$lib/draw/rng";
import { place, type Span } from "$lib/end/course";
import type { Chart, Woven } from "$lib/end/loom";
import type { Review } from "$lib/protocol";
import { ofHundred } from "./advice";

/** A missed chance in the chart: where the move that was made stands, and where the better one. */
export interface Mark {
  x: number;
  y: number;
  better: number;
}

/** Where a decision lies between the beginning (0) and the end (1), all rounds equally wide. */
type Across = (choices: number) => number;

export function across(spans: readonly Span[], last: number): Across {
  return (choices) => place(choices, spans, last);
}

/** The chart of what is known of a review; it ends at the result once all decisions are known. */
export function threadChart(review: Review, spans: readonly Span[], at: Across): Chart {
  const known = review.points.map(({ choices, chance }) => [at(choices), 100 * chance] as const);
  const whole = review.points.length === review.decisions;
  return {
    threads: [
      {
        seat: review.seat,
        points: whole ? [...known, [1, 100 * review.result]] : known,
        end: whole ? String(ofHundred(review.result)) : "",
        mine: true,
      },
    ],
    rounds: spans.map(({ label }) => label),
    ticks: [0, 50, 100],
    mark: null,
  };
}

/** The outline of the 95 % intervals, as the path of an SVG. */
export function band(review: Review, at: Across, woven: Woven): string {
  const line = (value: "least" | "most"): string[] =>
    review.points.map((point) => `${x(woven, at(point.choices))} ${y(woven, point[value])}`);
  const there = [...line("most"), ...line("least").reverse()];
  return there.length > 2 ? `M${there.join("L")}Z` : "";
}

/** The missed chances, in their order. */
export function marks(review: Review, at: Across, woven: Woven): Mark[] {
  return review.missed.map(({ choices, gain }) => {
    const chance = review.points.find((point) => point.choices === choices)?.chance ?? 0;
    return {
      x: x(woven, at(choices)),
      y: y(woven, chance),
      better: y(woven, Math.min(1, chance + gain)),
    };
  });
}

function x(woven: Woven, at: number): number {
  return round(woven.from + (woven.to - woven.from) * at);
}

function y(woven: Woven, chance: number): number {
  return round(woven.y(100 * chance));
}
