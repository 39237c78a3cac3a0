import { describe, expect, it } from "vitest";
import { made } from "$lib/moves.fixture";
import type { HandMove } from "$lib/protocol";
import { choices } from "./choices";

const use = (what: string, place: string | null = null): HandMove =>
  made("use", { what, place, by: null, defeats: false });

describe("choices", () => {
  it("sorts moves by what is touched to make them", () => {
    const moves: Record<string, HandMove> = {
      commit: made("commit", { card: "Hill Raider" }),
      pay: made("pay", { card: "Scout" }),
      choose: made("choose", { card: "Cave Bear" }),
      rotate: made("rotate", { card: "Scout" }),
      flip: made("flip", { card: "Scout" }),
      other: made("rotate", { card: "Ash Drake" }),
      strike: made("strike", { place: "second" }),
      add: made("add", { what: "Shoot Through" }),
      lose: made("lose", { left: 2, right: 1 }),
      heal: made("heal", { left: 0, right: 1 }),
      prevent: made("prevent", { damage: 2 }),
      critical: made("critical", { hit: 3 }),
      buy: made("buy", { item: "Might Potion" }),
    };
    const said = ["take", "exhaust", "decline", "stop", "leave"].map((kind): HandMove =>
      made(kind),
    );
    const sorted = choices([...Object.values(moves), ...said]);
    expect(sorted.commits.get("Hill Raider")).toBe(moves["commit"]);
    expect(sorted.pays.get("Scout")).toBe(moves["pay"]);
    expect(sorted.picks.get("Cave Bear")).toBe(moves["choose"]);
    expect(sorted.turns.get("Scout")).toEqual({ rotate: moves["rotate"], flip: moves["flip"] });
    expect(sorted.turns.get("Ash Drake")).toEqual({ rotate: moves["other"] });
    expect([...sorted.strikes]).toEqual([["second", moves["strike"]]]);
    expect(sorted.adds.get("Shoot Through")).toBe(moves["add"]);
    expect(sorted.losses).toEqual([{ grid: [2, 1], move: moves["lose"] }]);
    expect(sorted.heals).toEqual([{ grid: [0, 1], move: moves["heal"] }]);
    expect(sorted.prevents.get(2)).toBe(moves["prevent"]);
    expect(sorted.hits.get(3)).toBe(moves["critical"]);
    expect(sorted.wares.get("Might Potion")).toBe(moves["buy"]);
    expect(sorted.said).toEqual(said);
  });

  it("has every way to use something", () => {
    const ways = [use("Shield Bash", "front"), use("Shield Bash", "second")];
    const { uses } = choices([...ways, use("Throw Sword")]);
    expect(uses.get("Shield Bash")?.map((each) => [each.on, each.move])).toEqual([
      ["front", ways[0]],
      ["second", ways[1]],
    ]);
    expect(uses.get("Throw Sword")?.[0]).toMatchObject({ on: null });
  });
});
