import { describe, expect, it } from "vitest";
import "../games/words.fixture";
import type { Shared } from "$lib/end/story";
import { dailyLines, lines } from "./share";

const SHARED: Shared = {
  headline: "You have fallen, Hedda",
  why: "Sythra struck for 3 in wave 4.",
  winners: 0,
  seal: "crown",
  wax: "",
  counts: "Health, over the waves",
  chart: {
    threads: [
      {
        seat: 0,
        points: [
          [0, 6],
          [0.5, 4],
          [0.9, 1],
          [1, 0],
        ],
        end: "0",
        mine: true,
      },
    ],
    rounds: ["I", "II"],
    ticks: [0, 6],
    mark: null,
  },
};

describe("an end to share", () => {
  it("is told in a few lines: who won, why, and how far everybody came", () => {
    const [thread] = SHARED.chart?.threads ?? [];
    if (!SHARED.chart || !thread) throw new Error("no chart");
    const chart = { ...SHARED.chart, threads: [thread, { ...thread, seat: 1, end: "5" }] };
    const told = { ...SHARED, headline: "Anna wins", why: "Five points.", chart };
    expect(lines("Destiny", ["Hedda", "Anna"], told, "https://example.org/t/1")).toEqual([
      "Destiny: Anna wins",
      "Five points.",
      "Hedda 0 · Anna 5",
      "https://example.org/t/1",
    ]);
    expect(lines("Destiny", ["Hedda", "Anna"], { ...told, chart: null }, "")).toHaveLength(2);
  });

  it("tells of a run of the day how it went, and nothing of what it was about", () => {
    const told = dailyLines("The Hand of Destiny", "2026-05-12", SHARED);
    expect(told).toEqual([
      "The Hand of Destiny, run of the day 2026-05-12",
      "You have fallen, Hedda",
      "How it went: I 4 and II 0",
    ]);
    expect(told.join(" ")).not.toMatch(/Sythra/);
  });
});
