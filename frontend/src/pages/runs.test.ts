import { describe, expect, it } from "vitest";
import { dayName, dayResult, factName, factValue, partWords, share } from "./runs";

describe("runs", () => {
  it("names facts and values in words, and falls back on their own names", () => {
    expect(factName("hand", "hero")).toBe("Hero");
    expect(factValue("hand", "hero", "rhys")).toBe("Rhys");
    expect(factName("hand", "moon")).toBe("moon");
    expect(factValue("hand", "moon", "full")).toBe("full");
  });

  it("says the parts of a score that no fact says", () => {
    expect(partWords("hand", { name: "wave", value: 3 })).toBe("wave 3");
    expect(partWords("hand", { name: "choices", value: 1 })).toBe("1 choice");
    expect(partWords("hand", { name: "difficulty", value: "easy" })).toBe("");
  });

  it("knows the share that was won", () => {
    expect(share({ runs: 4, won: 1, drawn: 1 })).toBe(0.25);
    expect(share({ runs: 0, won: 0, drawn: 0 })).toBe(0);
  });

  const day = {
    day: "2026-12-24",
    seed: "daily 2026-12-24",
    facts: { hero: "elora", boss: "sythra", difficulty: "normal" },
    tried: 0,
    won: 0,
    mine: null,
    rank: null,
  };

  it("says what the run of a day is", () => {
    expect(dayName("hand", day.facts)).toBe("Elora against Sythra, Normal.");
    expect(dayName("halma", { board: "small" })).toBe("small");
  });

  it("says how a run of the day went, for this device or for others", () => {
    expect(dayResult("hand", "today", day)).toBe("");
    expect(dayResult("hand", "yesterday", { ...day, tried: 11, won: 4 })).toBe(
      "Yesterday 11 players on this server tried it; 4 won.",
    );
    const mine = {
      table: null,
      finished: 0,
      reason: "lost",
      won: false,
      score: [{ name: "wave", value: 3 }],
      facts: day.facts,
      daily: day.day,
      place: null,
      alike: null,
    };
    expect(dayResult("hand", "yesterday", { ...day, tried: 11, won: 4, mine, rank: 5 })).toBe(
      "Yesterday you fell in wave 3: place 5 of 11 on this server.",
    );
    expect(dayResult("hand", "today", { ...day, tried: 1, mine, rank: 1 })).toBe(
      "Today you fell in wave 3: nobody else on this server tried.",
    );
  });
});
