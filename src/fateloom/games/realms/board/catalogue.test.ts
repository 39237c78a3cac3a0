import { describe, expect, it } from "vitest";
import { has, slug } from "$lib/words";
import { CARDS, FAMILIES, KINDS, SECRET, SHARED, TOKENS, TYPES } from "./catalogue";
import { face, sorts } from "./faces";
import { EVERYTHING, found } from "./reference";

describe("the catalogue", () => {
  it("holds what the game is played with", () => {
    expect(CARDS).toHaveLength(56);
    expect(CARDS.filter((card) => card.advanced)).toHaveLength(12);
    expect(CARDS.filter((card) => card.type?.name === "Fighter")).toHaveLength(9);
    expect(CARDS.filter((card) => card.type?.name === "Field")).toHaveLength(8);
    expect(CARDS.filter((card) => card.type?.name === "Book")).toHaveLength(8);
    expect(KINDS.map(({ id }) => CARDS.filter((card) => card.kind === id).length)).toEqual([
      32, 11, 5, 4,
    ]);
  });

  it("has a name and a power for everything", () => {
    const all = [...CARDS, ...TOKENS, ...SHARED, ...SECRET].map((each) => each.name);
    for (const name of all) {
      expect(has(`realms-card-${slug(name)}.power`), name).toBe(true);
      expect(face(name).power).not.toBe("");
    }
    for (const { name } of [...FAMILIES, ...TYPES])
      expect(has(`realms-card-${slug(name)}`)).toBe(true);
  });

  it("is looked through by family, type, kind and words", () => {
    const names = (wanted: Partial<typeof EVERYTHING>): string[] =>
      found({ ...EVERYTHING, ...wanted }).map((card) => card.name);
    expect(names({})).toHaveLength(56);
    expect(names({ family: "Magic", type: "Field" })).toEqual([
      "Enchanted Forest",
      "Wizard's Tower",
    ]);
    expect(names({ kind: "plain" })).toEqual(["Village", "Almanac", "Crypt", "Golem"]);
    expect(names({ type: "none", kind: "one-time" })).toEqual(["Spy", "Storm Mage", "Alchemist"]);
    expect(names({ words: "wizard's TOWER" })).toEqual(["Wizard's Tower"]);
    expect(names({ words: "no such thing" })).toEqual([]);
    const [king] = found({ ...EVERYTHING, words: "the king" });
    expect(king && sorts(king)).toBe("Kingdom, Activation");
  });
});
