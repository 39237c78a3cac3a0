import { describe, expect, it } from "vitest";
import { made } from "$lib/moves.fixture";
import type { DestinyMove } from "$lib/protocol";
import { baseOf, best, choices, targetsOf } from "./choices";

const use = (power: string, seats: number[] = [], card: string | null = null): DestinyMove =>
  made("use", { power, seats, card });
const attach = (card: string, base: string): DestinyMove => made("attach", { card, base });

describe("choices", () => {
  it("sorts moves by card, power and declaration", () => {
    const moves = [attach("G+1", "GB4"), attach("G+1", "NB2")];
    const base: DestinyMove = made("base", { card: "GB1" });
    const done: DestinyMove = made("done");
    const sorted = choices([
      ...moves,
      base,
      use("Thief", [1]),
      use("Jester", [0, 2]),
      use("Crystal Ball"),
      made("declare", { alignment: "L" }),
      made("declare", { alignment: null }),
      done,
    ]);
    expect(sorted.cards.get("G+1")).toEqual(moves);
    expect(sorted.cards.get("GB1")).toEqual([base]);
    expect([...sorted.powers.keys()]).toEqual(["Thief", "Jester", "Crystal Ball"]);
    expect([...sorted.declarations.keys()]).toEqual(["L", null]);
    expect(sorted.done).toEqual(done);
    expect(choices([made("identity", { card: "Wraith Lord" })]).cards.has("Wraith Lord")).toBe(
      true,
    );
    expect(choices([]).done).toBeNull();
  });

  it("tells where a card is laid and what a power is used on", () => {
    expect(baseOf(attach("Gx3", "NB3"))).toBe("NB3");
    expect(baseOf(made("base", { card: "GB3" }))).toBeNull();
    expect(targetsOf(use("Jester", [0, 2]))).toMatchObject({ seats: [0, 2], card: null });
    expect(targetsOf(use("Assassin", [], "Wraith Lord"))).toMatchObject({ card: "Wraith Lord" });
    expect(targetsOf(made("done"))).toEqual({ seats: [], card: null });
  });

  it("proposes the move with the highest total", () => {
    const moves = [attach("G+1", "GB4"), attach("G+1", "NB2")] as const;
    const offers = [
      { move: moves[0].id, total: 7 },
      { move: moves[1].id, total: 9 },
    ];
    const aid: DestinyMove = made("aid", { card: "King" });
    expect(best(moves, offers)).toBe(moves[1]);
    expect(best([aid], [])).toBe(aid);
    expect(best([], offers)).toBeNull();
  });
});
