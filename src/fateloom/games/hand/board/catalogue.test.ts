import { describe, expect, it } from "vitest";
import {
  costOf,
  flipped,
  HEROES,
  hero,
  item,
  monster,
  MONSTERS,
  rotated,
  slots,
  waresOf,
} from "./catalogue";
import { costOfWare } from "./merchants";

describe("the catalogue", () => {
  it("turns cards", () => {
    const assassin = monster("Assassin");
    expect(rotated(assassin).name).toBe("Marsh Hydra");
    expect(flipped(assassin).name).toBe("Scout");
    expect(flipped(rotated(assassin)).name).toBe("Bramble Boar");
    expect(MONSTERS.every((each) => rotated(rotated(each)) === each)).toBe(true);
    expect(MONSTERS.every((each) => flipped(flipped(each)) === each)).toBe(true);
    expect([assassin.card, monster("Fen Witch").card]).toEqual([1, 11]);
    expect(["Scout", "Gate Guard", "Storm Wyrm"].map((name) => monster(name).coins)).toEqual([
      1, 2, 3,
    ]);
  });

  it("tells how each ability is paid for", () => {
    const abilities = HEROES.flatMap((each) => each.abilities);
    expect(abilities).toHaveLength(24);
    expect(abilities.filter((each) => costOf(each) === "stock-once")).toEqual([
      "Experience",
      "Dragon Master",
    ]);
    expect(abilities.filter(slots)).toHaveLength(6);
  });

  it("prices the wares of each hero's merchant", () => {
    expect(waresOf(hero("Elora"))).toContain("Great Bow");
    expect(waresOf(hero("Rhys"))).not.toContain("Great Bow");
    expect(item("Great Bow")?.upgrade).toBe(true);
    const costs = ["casual", "normal", "heroic"].map((each) => costOfWare("Healing Potion", each));
    expect(costs).toEqual([3, 4, 6]);
  });
});
