import { describe, expect, it } from "vitest";
import { baseOf, best, choices, targetsOf } from "./choices";

describe("choices", () => {
  it("sorts moves by card, power and declaration", () => {
    const sorted = choices([
      "play G+1 on GB4",
      "play G+1 on NB2",
      "play GB1",
      "use Thief on 1",
      "use Jester on 0 2",
      "use Crystal Ball",
      "declare L",
      "declare nothing",
      "done",
    ]);
    expect(sorted.cards.get("G+1")).toEqual(["play G+1 on GB4", "play G+1 on NB2"]);
    expect(sorted.cards.get("GB1")).toEqual(["play GB1"]);
    expect([...sorted.powers.keys()]).toEqual(["Thief", "Jester", "Crystal Ball"]);
    expect(sorted.declarations).toEqual(["L", "nothing"]);
    expect(sorted.done).toBe(true);
    expect(choices(["identity Wraith Lord"]).cards.has("Wraith Lord")).toBe(true);
    expect(choices(["identity Wraith Lord"]).done).toBe(false);
  });

  it("reads where a card is laid and what a power is used on", () => {
    expect(baseOf("play Gx3 on NB3")).toBe("NB3");
    expect(baseOf("play GB3")).toBeNull();
    expect(targetsOf("use Jester on 0 2")).toEqual({ seats: [0, 2], card: null });
    expect(targetsOf("use Assassin on Wraith Lord")).toEqual({ seats: [], card: "Wraith Lord" });
    expect(targetsOf("use Oracle")).toEqual({ seats: [], card: null });
  });

  it("proposes the move with the highest total", () => {
    const moves = ["play G+1 on GB4", "play G+1 on NB2"];
    const offers = [
      { move: "play G+1 on GB4", total: 7 },
      { move: "play G+1 on NB2", total: 9 },
    ];
    expect(best(moves, offers)).toBe("play G+1 on NB2");
    expect(best(["aid King"], [])).toBe("aid King");
    expect(best([], offers)).toBeNull();
  });
});
