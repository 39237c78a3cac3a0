import { describe, expect, it } from "vitest";
import { history } from "./history";

const player = { hero: "ada", companion: false, path: "gold" };
const view = {
  scenario: "mile",
  mode: "challenger",
  day: 9,
  limit: 9,
  players: [player],
  names: [
    ["story mile", "The long mile"],
    ["hero ada", "Ada the Carter"],
  ],
  tale: { seen: [{ kind: "tiles", seen: 8, all: 9 }] },
};

describe("what is kept of a tale", () => {
  it("keeps its names as they were read", () => {
    expect(history.facts(view, [], 0)).toEqual({
      scenario: "mile",
      story: "The long mile",
      hero: "ada",
      name: "Ada the Carter",
      path: "gold",
      mode: "challenger",
      day: 9,
      limit: 9,
      explored: false,
    });
  });

  it("knows a map that was explored as a whole", () => {
    const seen = (tiles: number, all: number) =>
      history.facts({ ...view, tale: { seen: [{ kind: "tiles", seen: tiles, all }] } }, [], 0);
    expect(seen(9, 9)).toMatchObject({ explored: true });
    expect(seen(0, 0)).toMatchObject({ explored: false });
    expect(history.facts({ ...view, tale: null }, [], 0)).toMatchObject({ explored: false });
  });
});
