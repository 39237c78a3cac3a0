import { beforeAll, describe, expect, test } from "vitest";
import type { DestiniesView } from "$lib/protocol";
import { tile } from "../table.fixture";
import { layout } from "./layout";
import { emptied, NOTHING, read, real, settle, tasks, tick, tickAll, type Kept } from "./ledger";
import { packing } from "./packing";
import { player, view } from "./parts.fixture";
import { bringWords } from "./words";

beforeAll(() => bringWords());

const keys = (kept: Kept, shown: DestiniesView): string[] =>
  tasks(kept, shown).map(({ change, done }) => `${change.key}${done ? " done" : ""}`);

function ticked(kept: Kept, shown: DestiniesView, key: string, done = true): Kept {
  const task = tasks(kept, shown).find(({ change }) => change.key === key);
  return task ? tick(kept, shown, task.change, done) : kept;
}

const START = view({ players: [] });
const ALL = ["tile mile", "tile hill", "place inn"];

describe("a list of what is to be done", () => {
  test("ticks are set, taken away and kept", () => {
    const kept = ticked(NOTHING, START, "tile hill");
    expect(keys(kept, START)).toEqual(["tile mile", "tile hill done", "place inn"]);
    const again = read(JSON.parse(JSON.stringify(kept)));
    expect(keys(again, START)).toEqual(keys(kept, START));
    expect(keys(ticked(kept, START, "tile hill", false), START)).toEqual(ALL);
  });

  test("while a table is set up, what has a tick stays in sight until the last one", () => {
    let kept = ticked(settle(NOTHING, START, 1), START, "tile mile");
    kept = settle(kept, START, 2);
    expect(keys(kept, START)).toEqual(["tile mile done", "tile hill", "place inn"]);
    kept = settle(tickAll(kept, START), START, 3);
    expect([kept.settingUp, keys(kept, START)]).toEqual([false, []]);
  });

  test("setting up goes on while heroes are chosen", () => {
    const choosing = view({ players: [player(0, { hero: null })] });
    const kept = settle(tickAll(settle(NOTHING, choosing, 1), choosing), choosing, 2);
    expect(kept.settingUp).toBe(true);
    expect(keys(kept, view()).filter((key) => key.endsWith("done"))).toHaveLength(3);
    expect(keys(kept, view())).toContain("board 0");
  });

  test("later a moment that is new takes away what has its tick, and nothing else", () => {
    const laid = settle(tickAll(NOTHING, START), START, 1);
    const after = view({ players: [], pois: [], tiles: [tile("mile", 0, 0, { number: 1 })] });
    let kept = settle(laid, after, 2);
    expect(keys(kept, after)).toEqual(["place inn", "tile hill"]);
    kept = ticked(kept, after, "place inn");
    expect(keys(settle(kept, after, 2), after)).toEqual(["place inn done", "tile hill"]);
    expect(keys(settle(kept, after, 3), after)).toEqual(["tile hill"]);
  });

  test("what has a tick and moves on is told from where it lies", () => {
    const one = view({ players: [player(0, { coins: 1 })] });
    const kept = ticked(NOTHING, one, "coins 0");
    const two = view({ players: [player(0, { coins: 4 })] });
    const task = tasks(settle(kept, two, 5), two).find(({ change }) => change.key === "coins 0");
    expect(task).toMatchObject({ done: false, change: { from: { count: 1 }, to: { count: 4 } } });
  });

  test("several moments that nobody ticked come to one instruction", () => {
    const laid = settle(tickAll(NOTHING, view()), view(), 1);
    const there = view({ players: [player(0, { tile: "hill" })] });
    expect(keys(settle(laid, there, 2), there)).toEqual(["hero 0"]);
    expect(keys(settle(settle(laid, there, 2), view(), 3), view())).toEqual([]);
  });

  test("a table can be laid out again from nothing", () => {
    const kept = emptied(settle(tickAll(NOTHING, START), START, 1));
    expect(keys(kept, START)).toEqual(ALL);
    expect(real(kept)).toEqual({});
  });

  test("strange things in storage are nothing", () => {
    expect(read("strange")).toBe(NOTHING);
    expect(read({ on: true })).toBe(NOTHING);
  });
});

test("everything on the table goes back into the box by its number", () => {
  const shown = view({
    players: [
      player(0, { items: ["rope"], coins: 2, xp: 1 }),
      player(1, { items: ["rope", "lantern"] }),
    ],
    stacks: [{ poi: "inn", items: [], pair: 4 }],
    pois: [
      { poi: "inn", tile: "mile", state: "", token: 3, figure: null, icon: null },
      { poi: "hut", tile: "mile", state: "", token: null, figure: "jenet", icon: null },
    ],
    npcs: [
      { npc: "crabbe", poi: "inn", figure: "crabbe", portrait: "" },
      { npc: "jenet", poi: "hut", figure: "jenet", portrait: "" },
    ],
  });
  expect(packing(layout(shown)).map(({ words }) => words)).toEqual([
    "2 map tiles: 1, 2",
    "3 item cards: 7, 11 (2 cards)",
    "POI token 3",
    "Trade token pair 4",
    "4 figures: Nell Gannet, Wat, Father Crabbe, and Jenet",
    "2 Destiny cards: Nell Gannet and Wat",
    "2 boards, 4 Main dice, 6 Effort dice, 12 skill markers",
    "3 coins",
    "One experience token",
  ]);
});
