import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import {
  cardOf,
  coins,
  costOf,
  flipped,
  HEROES,
  isUpgrade,
  ITEMS,
  monster,
  MONSTERS,
  REWARDS,
  rotated,
  slots,
} from "./catalogue";
import { COSTS, costOfWare } from "./merchants";

const ENGINE = readFileSync("../src/fateloom/games/hand/cards.py", "utf8");
const [LETTERS, KINDS] = ["WMDC", ["PLAIN", "NORMAL", "INSTANT", "FRONT", "SECOND"]];
const KIND_IDS = ["none", "normal", "instant", "front", "second"];
const TYPE_IDS = ["warrior", "magic", "dragon", "creature"];

describe("the catalogue", () => {
  it("has the monsters of the engine, face by face", () => {
    const rows = [...ENGINE.matchAll(/\("([^"]+)", _([WMDC]), (\d+), (\d+), ([A-Z]+)\),/g)];
    const engine = rows.map(([, name = "", type = "", hp, dmg, kind = ""]) => ({
      name,
      type: TYPE_IDS[LETTERS.indexOf(type)],
      hp: Number(hp),
      dmg: Number(dmg),
      kind: KIND_IDS[KINDS.indexOf(kind)],
    }));
    expect(engine).toHaveLength(44);
    expect(
      MONSTERS.map(({ name, type, hp, dmg, kind }) => ({ name, type: type.id, hp, dmg, kind })),
    ).toEqual(engine);
  });

  it("has the abilities of the engine, hero by hero", () => {
    const rows = [...ENGINE.matchAll(/\("([^"]+)", ([A-Z_]+), (True|False), (True|False)\),/g)];
    const engine = rows.map(([, name, cost = "", slot]) => [
      name,
      cost.toLowerCase().replace("_", "-"),
      slot === "True",
    ]);
    const ours = HEROES.flatMap((hero) => hero.abilities);
    expect(ours.map((name) => [name, costOf(name), slots(name)])).toEqual(engine);
  });

  it("has the rewards and prices of the engine", () => {
    const numbers = (name: string): number[] => {
      const [, found = ""] = new RegExp(`^${name}: Final = \\(([^)]+)\\)`, "m").exec(ENGINE) ?? [];
      return found.split(",").map(Number);
    };
    expect(REWARDS).toEqual(numbers("REWARD"));
    expect(COSTS).toEqual(numbers("ITEM_COST"));
    const healing = ["casual", "easy", "normal", "heroic", "legendary"].map((level) =>
      costOfWare("Healing Potion", level),
    );
    expect(healing).toEqual(numbers("HEALING_CHANGE").map((change) => (COSTS[8] ?? 0) + change));
  });

  it("has the items of the engine in their order", () => {
    const [, names = ""] = /ITEM_NAMES: Final = \(([^)]+)\)/.exec(ENGINE) ?? [];
    expect(ITEMS.map(({ name }) => name)).toEqual(
      [...names.matchAll(/"([^"]+)"/g)].map(([, name]) => name),
    );
    expect(ITEMS.filter(({ name }) => isUpgrade(name)).map(({ name }) => name)).toEqual([
      "Great Bow",
      "Blazing Wand",
      "Giant Axe",
      "Tower Shield",
    ]);
  });

  it("turns cards as the engine does", () => {
    const assassin = monster("Assassin");
    expect(rotated(assassin).name).toBe("Marsh Hydra");
    expect(flipped(assassin).name).toBe("Scout");
    expect(flipped(rotated(assassin)).name).toBe("Bramble Boar");
    expect(MONSTERS.every((each) => rotated(rotated(each)) === each)).toBe(true);
    expect(MONSTERS.every((each) => flipped(flipped(each)) === each)).toBe(true);
    expect([cardOf(assassin), cardOf(monster("Fen Witch"))]).toEqual([1, 11]);
    expect(["Scout", "Gate Guard", "Storm Wyrm"].map((name) => coins(monster(name)))).toEqual([
      1, 2, 3,
    ]);
  });
});
