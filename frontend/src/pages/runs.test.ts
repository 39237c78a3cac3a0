import { describe, expect, it } from "vitest";
import { factName, factValue, partWords, share } from "./runs";

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
});
