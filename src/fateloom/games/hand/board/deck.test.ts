import { describe, expect, it } from "vitest";
import { monster } from "./catalogue";
import { backSeen, coming, unplaced } from "./deck";
import { sample } from "./sample";

const bit = (card: string): number => 1 << monster(card).side;

describe("what is known of the deck", () => {
  it("turns the last cards to their other halves for the second wave", () => {
    const view = sample({
      strength: ["Scout"],
      underworld: ["Hill Raider", "Assassin", "Cave Bear", "Burrow Rat"],
    });
    expect(coming(view)).toMatchObject({ wave: 2, turn: "rotated" });
    expect(coming(view)?.strength.map((each) => each?.name)).toEqual([
      "Marsh Hydra",
      "Watcher",
      "Forest Dragon",
    ]);
    expect(coming({ ...view, potions: ["Might Potion"] })?.strength).toHaveLength(4);
    expect(coming({ ...view, difficulty: "legendary" })?.strength).toHaveLength(2);
  });

  it("flips the deck back to front for the third, showing only sides that were seen", () => {
    const view = sample({
      wave: 2,
      strength: ["Scout"],
      underworld: ["Hill Raider", "Cave Bear", "Burrow Rat"],
    });
    view.memory.seen = bit("Assassin") | bit("Specter");
    expect(coming(view)?.strength.map((each) => each?.name ?? null)).toEqual([
      "Ash Drake",
      null,
      "Assassin",
    ]);
    expect(backSeen(view, "Cave Bear")).toBe(true);
    expect(backSeen(view, "Hill Raider")).toBe(false);
  });

  it("has nothing to tell of a wave after the last", () => {
    expect(coming(sample({ wave: 4 }))).toBeNull();
  });

  it("names the cards that lie nowhere it knows of", () => {
    // Gate Guard and Cave Bear in the line, Hill Raider and Scout slotted.
    expect(unplaced(sample())).toEqual([4, 5, 6, 7, 8, 9, 11]);
  });
});
