import { describe, expect, it } from "vitest";
import { counted } from "./worth";

describe("what cards count for a destiny", () => {
  const cards = ["Village", "Crypt", "Castle", "Golem", "Almanac", "Cemetery"];

  it("counts types", () => {
    expect(counted("Landlord", cards)).toBe(4);
    expect(counted("Warlord", cards)).toBe(1);
    expect(counted("Scholar", cards)).toBe(1);
  });

  it("counts families", () => {
    expect(counted("Dynasty", cards)).toBe(2);
    expect(counted("Unifier", cards)).toBe(5);
    expect(counted("Twin Crowns", cards)).toBe(4);
  });

  it("counts the Wanderer's five cards and three types", () => {
    expect(counted("Wanderer", cards)).toBe(8);
    expect(counted("Wanderer", ["Village", "The King"])).toBe(2);
  });

  it("knows which destinies are not about cards in front", () => {
    expect(counted("Magnate", cards)).toBeNull();
    expect(counted("Assassin", cards)).toBeNull();
  });
});
