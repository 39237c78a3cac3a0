import { describe, expect, it } from "vitest";
import { evening } from "$lib/evening.fixture";
import { read, written } from "./files";
import { byFacts, longest, ofYear, partners, streaks } from "./statistics";

const with_ = (...names: string[]) => [
  { name: "Ysolde", bot: null, mine: true },
  ...names.map((name) => ({ name, bot: null, mine: false })),
];

describe("what the evenings add up to", () => {
  it("knows with whom they were, the most frequent first, and no bots", () => {
    const bot = { name: "Otto", bot: "greedy", mine: false };
    const all = [
      evening({ players: with_("Corvin", "Hedda"), won: true }),
      evening({ players: [...with_("Hedda"), bot] }),
    ];
    expect(partners(all)).toEqual([
      { name: "Hedda", won: 1, of: 2 },
      { name: "Corvin", won: 1, of: 1 },
    ]);
  });

  it("counts the row of wins; a draw neither adds to it nor ends it", () => {
    const won = evening({ won: true });
    const drawn = evening({ drawn: true });
    expect(streaks([won, won, evening(), won, drawn, won])).toEqual({ now: 2, longest: 2 });
    expect(streaks([won, won, evening()])).toEqual({ now: 0, longest: 2 });
    expect(streaks([])).toEqual({ now: 0, longest: 0 });
  });

  it("counts by facts, where all of them are known", () => {
    const run = { game: "hand", facts: { hero: "Rhys", boss: "Sythra" } };
    const all = [
      evening({ ...run, won: true }),
      evening(run),
      evening({ game: "hand", facts: { hero: "Rhys" } }),
      evening({ ...run, game: "realms" }),
    ];
    expect([...byFacts(all, "hand", "hero", "boss")]).toEqual([["Rhys Sythra", { won: 1, of: 2 }]]);
  });

  it("knows the longest evening, if any was measured", () => {
    const long = evening({ minutes: 110 });
    expect(longest([evening({ minutes: 20 }), long])).toBe(long);
    expect(longest([evening()])).toBeUndefined();
  });

  it("takes twelve months for a year", () => {
    const at = (text: string) => evening({ ended: new Date(text).getTime() / 1000 });
    const all = [at("2025-11-30T12:00"), at("2025-12-01T12:00"), at("2026-11-02T12:00")];
    expect(ofYear(all, new Date("2026-11-03").getTime())).toEqual(all.slice(1));
  });
});

describe("the file of evenings", () => {
  it("is read as it was written", () => {
    const all = [evening({ facts: { hero: "Rhys", hp: 3, hair: false } }), evening()];
    expect(read(written(all))).toEqual(all);
  });

  it("is nothing else, and leaves out what is damaged", () => {
    expect(read("no json")).toBeNull();
    expect(read('{"format":"another","version":1,"evenings":[]}')).toBeNull();
    expect(read('{"format":"fateloom-evenings","version":2,"evenings":[]}')).toBeNull();
    const good = evening();
    const bad: unknown[] = [
      null,
      7,
      { ...good, ended: "late" },
      { ...good, facts: { hp: [] } },
      { ...good, players: [{ name: "Ysolde" }] },
      { ...good, winners: ["Ysolde"] },
    ];
    const file = JSON.stringify({
      format: "fateloom-evenings",
      version: 1,
      evenings: [...bad, good],
    });
    expect(read(file)).toEqual([good]);
  });
});
