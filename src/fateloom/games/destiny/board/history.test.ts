import { describe, expect, it } from "vitest";
import type { EventInfo } from "$lib/protocol";
import { history } from "./history";

const events = (...all: [string, ...unknown[]][]): EventInfo[] =>
  all.map(([code, ...args]) => ({ code, args }));
const view = {
  players: [
    { seat: 0, points: 5 },
    { seat: 1, points: 3 },
    { seat: 2, points: 0 },
  ],
};

describe("what is kept of a game of Destiny", () => {
  it("knows the points, and those of the best other", () => {
    expect(history.facts(view, [], 0)).toMatchObject({ points: 5, best: 3 });
    expect(history.facts(view, [], 1)).toMatchObject({ points: 3, best: 5 });
  });

  it("knows a treasure won by one, and the worst lag", () => {
    const played = events(
      ["round", 1, 0],
      ["total", 0, 12],
      ["total", 1, 20],
      ["wins", 1, 20, ["Greater Hoard"], 3],
      ["round", 2, 1],
      ["total", 0, 21],
      ["total", 1, 20],
      ["wins", 0, 21, ["Lesser Hoard"], 2],
    );
    expect(history.facts(view, played, 0)).toMatchObject({ hair: true, behind: 3 });
    expect(history.facts(view, played, 1)).toMatchObject({ hair: false, behind: 0 });
    expect(history.facts(view, played, 2)).toMatchObject({ hair: false, behind: 3 });
  });

  it("knows the largest total of Nature alone, round by round", () => {
    const played = events(
      ["round", 1, 0],
      ["base", 0, "NB3", "N"],
      ["attach", 0, "N+2", "N", "NB3"],
      ["attach", 0, "Nx4", "N", "NB3"],
      ["base", 1, "GB4", "G"],
      ["total", 0, 32],
      ["total", 1, 4],
      ["round", 2, 0],
      ["base", 0, "NB3", "N"],
      ["attach", 0, "Gx4", "G", "NB3"],
      ["total", 0, 40],
    );
    expect(history.facts(view, played, 0)).toMatchObject({ nature: 32 });
    expect(history.facts(view, played, 1)).toMatchObject({ nature: 0 });
  });
});
