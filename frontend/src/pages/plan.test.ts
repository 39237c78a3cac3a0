import { beforeEach, describe, expect, it } from "vitest";
import type { GameInfo } from "$lib/protocol";
import { begin, fault, FRIEND, keep, keepName, lastName, nextSeat, PERSON } from "./plan";

const GAME: GameInfo = {
  name: "destiny",
  rules: 1,
  seat_counts: [2, 3, 4],
  options: [],
  bots: ["careless", "greedy"],
  languages: ["en"],
  board: null,
  lessons: [],
  puzzles: [],
  adding: false,
};

const shape = (sitters: { name: string; kind: string }[]) =>
  sitters.map(({ name, kind }) => `${name} ${kind}`);

describe("the plan of a table", () => {
  beforeEach(() => localStorage.clear());

  it("begins with one person and the better bots", () => {
    expect(shape(begin(GAME))).toEqual(["Ysolde person", "Hedda greedy", "Corvin greedy"]);
    expect(begin({ ...GAME, seat_counts: [1], bots: [] })).toHaveLength(1);
  });

  it("remembers the last seats where they fit", () => {
    keep([
      { key: 1, name: "Ann", kind: PERSON },
      { key: 2, name: "Ben", kind: "careless" },
    ]);
    expect(shape(begin(GAME))).toEqual(["Ann person", "Ben careless"]);
    expect(shape(begin({ ...GAME, seat_counts: [1] }))).toEqual(["Ann person"]);
    expect(shape(begin({ ...GAME, bots: ["greedy"] }))).toHaveLength(3);
  });

  it("begins a game for one alone, but with the people of the last table", () => {
    const story = { ...GAME, seat_counts: [1, 2, 3] };
    expect(shape(begin(story))).toEqual(["Ysolde person"]);
    keep([
      { key: 1, name: "Ann", kind: PERSON },
      { key: 2, name: "Ben", kind: "greedy" },
    ]);
    expect(shape(begin(story))).toEqual(["Ann person"]);
    keep([
      { key: 1, name: "Ann", kind: PERSON },
      { key: 2, name: "Ben", kind: FRIEND },
    ]);
    expect(shape(begin(story))).toEqual(["Ann person", "Ben friend"]);
  });

  it("remembers who plays alone apart from a whole table", () => {
    const solo = { ...GAME, seat_counts: [1] };
    keep([
      { key: 1, name: "Ann", kind: PERSON },
      { key: 2, name: "Ben", kind: "careless" },
    ]);
    keep([{ key: 3, name: "Cleo", kind: "greedy" }]);
    expect(shape(begin(solo))).toEqual(["Cleo greedy"]);
    expect(shape(begin(GAME))).toEqual(["Ann person", "Ben careless"]);
  });

  it("seats the Snail where it sat in earlier versions", () => {
    localStorage.setItem(
      "fateloom.seats",
      '[{"name":"Ann","kind":"person"},{"name":"Ben","kind":"random"}]',
    );
    expect(shape(begin(GAME))).toEqual(["Ann person", "Ben careless"]);
  });

  it.each(["{", "3", '[{"name": 4}]', "[null]"])("is not put off by %s in the store", (text) => {
    localStorage.setItem("fateloom.seats", text);
    expect(begin(GAME)).toHaveLength(3);
  });

  it("adds seats under new names", () => {
    const three = begin(GAME);
    expect(nextSeat(three).name).toBe("Brida");
    expect(new Set([...three, nextSeat(three)].map((sitter) => sitter.key)).size).toBe(4);
  });

  it("says what is wrong with a name", () => {
    expect(fault("  ")).toBe("page-name-missing");
    expect(fault("x".repeat(25))).toBe("page-name-long");
    expect(fault("x".repeat(24))).toBeNull();
  });

  it("remembers friends who come by a link, but not where one plays alone", () => {
    keep([
      { key: 1, name: "Ann", kind: PERSON },
      { key: 2, name: "Ben", kind: FRIEND },
    ]);
    expect(shape(begin(GAME))).toEqual(["Ann person", "Ben friend"]);
    keep([{ key: 1, name: "Ann", kind: FRIEND }]);
    expect(shape(begin({ ...GAME, seat_counts: [1] }))).toEqual(["Ann person"]);
  });

  it("remembers what one is called at the tables of others", () => {
    expect(lastName()).toBe("");
    keepName("Ann");
    expect(lastName()).toBe("Ann");
  });
});
