import { describe, expect, it } from "vitest";
import { choices } from "./choices";

describe("choices", () => {
  it("sorts moves by what is touched to make them", () => {
    const sorted = choices([
      "offer The King",
      "use Captain of the Guard",
      "borrow Golem",
      "aim 2",
      "aim 2 3",
      "win 0",
      "bid 3",
      "pick Coin",
      "name Magic",
      "order 2 1 3",
      "save Coin",
      "pass",
    ]);
    expect([...sorted.hand]).toEqual([["The King", "offer The King"]]);
    expect(sorted.cards.get("Captain of the Guard")).toBe("use Captain of the Guard");
    expect(sorted.cards.get("Golem")).toBe("borrow Golem");
    expect([...sorted.seats]).toEqual([[2, "aim 2"]]);
    expect(sorted.pairs).toEqual([{ seats: [2, 3], move: "aim 2 3" }]);
    expect(sorted.lots.get(0)).toBe("win 0");
    expect(sorted.bids.get(3)).toBe("bid 3");
    expect(sorted.tokens.get("Coin")).toBe("pick Coin");
    expect(sorted.families.get("Magic")).toBe("name Magic");
    expect(sorted.orders.get("2 1 3")).toBe("order 2 1 3");
    expect(sorted.said).toEqual(["save Coin", "pass"]);
  });

  it("loses no move", () => {
    const said = ["face up", "face down", "place", "drop", "repeat", "enough", "end", "look"];
    expect(choices([...said, "decline"]).said).toEqual([...said, "decline"]);
  });
});
