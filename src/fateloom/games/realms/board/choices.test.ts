import { describe, expect, it } from "vitest";
import { made } from "$lib/moves.fixture";
import type { RealmsMove } from "$lib/protocol";
import { choices } from "./choices";

describe("choices", () => {
  it("sorts moves by what is touched to make them", () => {
    const offer: RealmsMove = made("offer", { card: "The King" });
    const use: RealmsMove = made("use", { card: "Captain of the Guard" });
    const borrow: RealmsMove = made("borrow", { card: "Golem" });
    const aim: RealmsMove = made("aim", { seats: [2] });
    const pair: RealmsMove = made("aim", { seats: [2, 3] });
    const win: RealmsMove = made("win", { seat: 0 });
    const bid: RealmsMove = made("bid", { bid: 3 });
    const pick: RealmsMove = made("pick", { token: "Coin" });
    const family: RealmsMove = made("name", { family: "Magic" });
    const order: RealmsMove = made("order", { places: [2, 1, 3] });
    const said: RealmsMove[] = [made("save", { token: "Coin" }), made("pass")];
    const sorted = choices([
      ...[offer, use, borrow, aim, pair, win, bid, pick, family, order],
      ...said,
    ]);
    expect([...sorted.hand]).toEqual([["The King", offer]]);
    expect(sorted.cards.get("Captain of the Guard")).toBe(use);
    expect(sorted.cards.get("Golem")).toBe(borrow);
    expect([...sorted.seats]).toEqual([[2, aim]]);
    expect(sorted.pairs).toEqual([{ seats: [2, 3], move: pair }]);
    expect(sorted.lots.get(0)).toBe(win);
    expect(sorted.bids.get(3)).toBe(bid);
    expect(sorted.tokens.get("Coin")).toBe(pick);
    expect(sorted.families.get("Magic")).toBe(family);
    expect(sorted.orders.get("2 1 3")).toBe(order);
    expect(sorted.said).toEqual(said);
  });

  it("loses no move", () => {
    const said = ["face", "unsold", "repeat", "enough", "end", "look", "decline"];
    const moves = said.map((kind): RealmsMove => made(kind));
    expect(choices(moves).said).toEqual(moves);
  });
});
