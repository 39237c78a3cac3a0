import { describe, expect, it } from "vitest";
import { choices } from "./choices";

describe("choices", () => {
  it("sorts moves by what is touched to make them", () => {
    const sorted = choices([
      "commit Hill Raider",
      "pay Scout",
      "choose Cave Bear",
      "rotate Scout",
      "flip Scout",
      "rotate Ash Drake",
      "strike second",
      "add Shoot Through",
      "lose 2 1",
      "heal 0 1",
      "prevent 2",
      "critical 3",
      "buy Might Potion",
      "take",
      "exhaust",
    ]);
    expect(sorted.commits.get("Hill Raider")).toBe("commit Hill Raider");
    expect(sorted.pays.get("Scout")).toBe("pay Scout");
    expect(sorted.picks.get("Cave Bear")).toBe("choose Cave Bear");
    expect(sorted.turns.get("Scout")).toEqual({ rotate: "rotate Scout", flip: "flip Scout" });
    expect(sorted.turns.get("Ash Drake")).toEqual({ rotate: "rotate Ash Drake" });
    expect([...sorted.strikes]).toEqual([["second", "strike second"]]);
    expect(sorted.adds.get("Shoot Through")).toBe("add Shoot Through");
    expect(sorted.losses).toEqual([{ grid: [2, 1], move: "lose 2 1" }]);
    expect(sorted.heals).toEqual([{ grid: [0, 1], move: "heal 0 1" }]);
    expect(sorted.prevents.get(2)).toBe("prevent 2");
    expect(sorted.hits.get(3)).toBe("critical 3");
    expect(sorted.wares.get("Might Potion")).toBe("buy Might Potion");
    expect(sorted.said).toEqual(["take", "exhaust"]);
  });

  it("reads every way to use something", () => {
    const { uses } = choices([
      "use Avenger on second",
      "use Shield Bash on front",
      "use Shield Bash to defeat front",
      "use Dragon Master on front by second",
      "use Throw Sword",
    ]);
    expect(uses.get("Avenger")?.[0]).toMatchObject({ on: "second", defeats: false, by: null });
    expect(uses.get("Shield Bash")?.map((use) => [use.on, use.defeats])).toEqual([
      ["front", false],
      ["front", true],
    ]);
    expect(uses.get("Dragon Master")?.[0]).toMatchObject({ on: "front", by: "second" });
    expect(uses.get("Throw Sword")?.[0]).toMatchObject({ on: null, move: "use Throw Sword" });
  });

  it("loses no move", () => {
    expect(choices(["take", "decline", "stop", "leave"]).said).toEqual([
      "take",
      "decline",
      "stop",
      "leave",
    ]);
  });
});
