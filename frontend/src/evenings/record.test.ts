import { describe, expect, it } from "vitest";
import type { TableInfo } from "$lib/protocol";
import { better, excess, MOST } from "./book";
import { evening } from "$lib/evening.fixture";
import { eveningOf } from "./record";
import { later } from "./sitting";

const person = { bot: null, held: true, ready: true, presence: null, share: null, revealed: false };
const table: TableInfo = {
  table: "a1",
  game: "destiny",
  players: [
    { ...person, name: "Ysolde" },
    { ...person, name: "Hedda" },
    { ...person, name: "Otto", bot: "greedy", held: false },
  ],
  yours: [0],
  waiting: [],
  begun: true,
  paused: false,
  over: true,
  choices: 40,
  created: 1000,
  events: [],
  saved: null,
  broken: null,
  lesson: null,
  chapter: null,
  changed: 5000,
  view: { outcome: { reason: "goal", winners: [1], ranking: [[1], [2], [0]] } },
};
const sat = { minutes: 41.6, sittings: 2, last: 0 };

describe("an evening", () => {
  it("is what is known of a table once it is over", () => {
    expect(eveningOf(table, { points: 2 }, sat, true)).toEqual({
      table: "a1",
      game: "destiny",
      ended: 5000,
      minutes: 42,
      sittings: 2,
      players: [
        { name: "Ysolde", bot: null, mine: true },
        { name: "Hedda", bot: null, mine: false },
        { name: "Otto", bot: "greedy", mine: false },
      ],
      winners: [1],
      seat: 0,
      place: 3,
      won: false,
      drawn: false,
      daily: "",
      whole: true,
      facts: { points: 2 },
    });
  });

  it("is that of the best seat, where several people share the device", () => {
    const shared = eveningOf({ ...table, yours: [0, 1] }, {}, sat, true);
    expect(shared).toMatchObject({ seat: 1, place: 1, won: true });
  });

  it("is none while the game lasts, of a save, of others, or of a game that was called off", () => {
    const none: Partial<TableInfo>[] = [
      { over: false },
      { saved: "before the end" },
      { yours: [] },
      { view: { outcome: null } },
      { view: null, broken: { code: "store-damaged", details: [], rule: "" } },
    ];
    for (const change of none) {
      expect(eveningOf({ ...table, ...change }, {}, sat, true)).toBeNull();
    }
  });
});

describe("the time at a table", () => {
  const MINUTE = 60_000;

  it("counts from beat to beat, and not while the page slept", () => {
    const first = later(null, 0);
    expect(first).toEqual({ minutes: 0, sittings: 1, last: 0 });
    const second = later(first, MINUTE / 2);
    expect(second).toEqual({ minutes: 0.5, sittings: 1, last: MINUTE / 2 });
    expect(later(second, 61 * MINUTE)).toEqual({ minutes: 0.5, sittings: 1, last: 61 * MINUTE });
  });

  it("is another sitting after hours, or when the clock was set back", () => {
    const before = { minutes: 30, sittings: 1, last: 0 };
    expect(later(before, 200 * MINUTE)).toMatchObject({ minutes: 30, sittings: 2 });
    expect(later({ ...before, last: 9 }, 8)).toMatchObject({ minutes: 30, sittings: 2 });
  });
});

describe("the evenings that are kept", () => {
  it("are replaced only by what knows more", () => {
    expect(better(evening({ whole: true }), evening({ whole: false }))).toBe(true);
    expect(better(evening({ whole: true }), evening({ whole: true }))).toBe(false);
    expect(better(evening({ whole: false }), evening({ whole: true }))).toBe(false);
  });

  it("are bounded: first go those that were deleted, then the oldest that can be spared", () => {
    const rows = Array.from({ length: MOST }, () => {
      const each = evening();
      return { table: each.table, written: 0, evening: each };
    });
    const spare = (all: readonly { table: string }[]) => all.slice(1) as never;
    expect(excess(rows, spare)).toEqual([]);
    const deleted = { table: "gone", written: 0, evening: null };
    const more = [...rows, deleted, { ...deleted, table: "x", evening: evening() }];
    expect(excess(more, spare)).toEqual(["gone", rows[1]?.table]);
  });
});
