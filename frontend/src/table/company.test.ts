import { describe, expect, it } from "vitest";
import type { PlayerInfo, Table } from "$lib/protocol";
import { apart, clockTerms, comers, emptySeat, isLocal, news, placeOf, sittingOf } from "./company";

const HERE: PlayerInfo = {
  name: "Hedda",
  bot: null,
  held: true,
  ready: true,
  presence: "here",
  share: null,
  revealed: false,
};
const OPEN: PlayerInfo = {
  name: "Anna",
  bot: null,
  held: false,
  ready: false,
  presence: null,
  share: null,
  revealed: false,
};
const BOT: PlayerInfo = { ...OPEN, name: "Owl", bot: "greedy" };

function table(...players: PlayerInfo[]): Table {
  return {
    t: "table",
    table: "ab",
    game: "destiny",
    players,
    yours: [0],
    left: [],
    host: true,
    hosts: [0],
    begun: false,
    locked: false,
    spectators: true,
    talk: true,
    options: {},
    clock: null,
    saves: false,
    saved: null,
    file: "now",
    called: {},
    commitment: null,
    joint: false,
    revealing: false,
    handheld: false,
    handhelds: [],
    lesson: null,
    played_on: false,
    advice: null,
    review: false,
  };
}

describe("the company at a table", () => {
  it("is here, asleep, gone, a bot or nobody", () => {
    expect(sittingOf(HERE)).toBe("here");
    expect(sittingOf({ ...HERE, presence: "asleep" })).toBe("asleep");
    expect(sittingOf({ ...HERE, presence: null })).toBe("gone");
    expect(sittingOf(OPEN)).toBe("open");
    expect(sittingOf(BOT)).toBe("bot");
  });

  it("is apart as soon as somebody does not sit here", () => {
    expect(apart(table(HERE, BOT))).toBe(false);
    expect(apart(table(HERE, OPEN))).toBe(true);
    expect(apart(table(HERE, HERE))).toBe(true);
    expect(apart({ ...table(HERE, HERE), yours: [0, 1] })).toBe(false);
  });

  it("has an empty seat the game waits for", () => {
    expect(emptySeat(table(HERE, OPEN, BOT), [0, 2])).toBeNull();
    expect(emptySeat(table(HERE, OPEN, BOT), [0, 1])).toBe(1);
  });

  it("gathers: its people come, and are ready", () => {
    expect(comers(table(HERE, { ...HERE, ready: false }, OPEN, BOT))).toEqual([
      { seat: 0, name: "Hedda", how: "ready" },
      { seat: 1, name: "Hedda", how: "unready" },
      { seat: 2, name: "Anna", how: "open" },
    ]);
  });

  it("makes news of others who come and go, and of nothing else", () => {
    const after = (before: PlayerInfo, now: PlayerInfo): string[] =>
      news(table(HERE, before), table(HERE, now)).map(({ id, name }) => `${id} ${name}`);
    expect(after(HERE, { ...HERE, presence: "asleep" })).toEqual([]);
    expect(after({ ...HERE, presence: "asleep" }, { ...HERE, presence: "gone" })).toEqual([
      "seats-news-gone Hedda",
    ]);
    expect(after({ ...HERE, presence: "gone" }, HERE)).toEqual(["seats-news-back Hedda"]);
    expect(after(OPEN, { ...HERE, name: "Otto" })).toEqual(["seats-news-sits Otto"]);
    expect(after(HERE, OPEN)).toEqual(["seats-news-left Anna"]);
    expect(after(OPEN, BOT)).toEqual(["seats-news-bot Owl"]);
    expect(after(BOT, HERE)).toEqual(["seats-news-sits Hedda"]);
    expect(after(BOT, OPEN)).toEqual([]);
    expect(after({ ...HERE, ready: false }, HERE)).toEqual([]);
    // One's own seat is no news.
    expect(news(table(HERE), table({ ...HERE, presence: "gone" }))).toEqual([]);
  });
});

it.each([
  ["localhost", true],
  ["127.0.0.1", true],
  ["[::1]", true],
  ["fateloom.localhost", true],
  ["192.168.1.7", false],
  ["127.0.0.1.example", false],
  ["localhost.example", false],
])("knows whether %s leads to this device alone", (name, local) => {
  expect(isLocal(name)).toBe(local);
});

describe("what is agreed on about time", () => {
  it("is told before anybody is ready", () => {
    expect(clockTerms({ kind: "turn", seconds: 120, then: "skip" })).toBe(
      "Each player has 2 minutes per decision. When the time is up, the player passes if possible.",
    );
    expect(clockTerms({ kind: "soft", seconds: 60, delay: 5 })).toBe(
      "A clock shows how long a turn takes, compared with 1 minute. Nothing happens when the time is up.",
    );
    expect(clockTerms({ kind: "game", seconds: 3600, delay: 30 })).toBe(
      "Each player has 1 hour for all decisions of the game. When the time is up, a bot decides. " +
        "The first 30 seconds of each turn are free.",
    );
    expect(clockTerms({ kind: "game", seconds: 3600 })).not.toContain("free");
  });
});

describe("placeOf", () => {
  it("puts the reader at the near side, and the others clockwise around", () => {
    expect(placeOf(2, 4, 2)).toEqual({ x: 50, y: 87 });
    expect(placeOf(3, 4, 2)).toEqual({ x: 11, y: 50 });
    expect(placeOf(0, 4, 2)).toEqual({ x: 50, y: 13 });
    expect(placeOf(1, 4, 2)).toEqual({ x: 89, y: 50 });
  });
});
