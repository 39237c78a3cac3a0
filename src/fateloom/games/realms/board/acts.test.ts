import { describe, expect, it } from "vitest";
import { addWeights } from "$lib/weights";
import { again, lasting, scenes, type Scene } from "$table/acting/scenes";
import { acting } from "./acts";
import { weights } from "./weights";

addWeights("realms", weights);

const event = (code: string, ...args: unknown[]) => ({ code, args });
const hand = (...cards: string[]) => ({ hand: cards, players: [] });
const seen = (view: unknown, ...events: ReturnType<typeof event>[]): Scene[] =>
  scenes("realms", acting, events, { seat: 0, seats: 3, view });
const acts = (scene: Scene | undefined) => scene?.steps.flat() ?? [];

describe("what happens in Realms", () => {
  it("points from a power to the player it is turned on, until that was seen", () => {
    const [scene] = seen(hand(), event("aims", 1, "Vampire", 0));
    expect(acts(scene)).toEqual([
      { act: "thread", from: ["card Vampire", "seat 1"], to: "seat 0" },
      { act: "ring", at: "seat 0", tone: "harm" },
    ]);
    expect(scene).toMatchObject({ strong: true, stays: true, hits: true });
    expect(seen(hand(), event("aims", 1, "Healer", 1))).toEqual([]);
  });

  it("lets what is paid fly face down, but for the two who know it", () => {
    const paid = (...more: ReturnType<typeof event>[]) =>
      acts(seen(hand("Golem"), event("gives", 1, 2, 2), ...more)[0]);
    expect(paid(event("skip")).map((act) => "card" in act && act.card)).toEqual([null, null]);
    const known = paid(event("given", 1, 2, ["Golem", "Healer"]));
    expect(known.map((act) => "card" in act && act.card)).toEqual(["Golem", "Healer"]);
  });

  it("lets the hammer fall on what is sold", () => {
    expect(acts(seen(hand(), event("wins", 2, 3))[0])).toEqual([{ act: "gavel", at: "lots" }]);
  });

  it("points at the reader who bid and was outbid", () => {
    const [, scene] = seen(
      hand(),
      event("bids", 1, 1),
      event("bids", 0, 2),
      event("bids", 2, 3),
      event("wins", 2, 3),
    );
    expect(acts(scene)).toEqual([
      { act: "gavel", at: "lots" },
      { act: "thread", from: "seat 2", to: "seat 0" },
      { act: "ring", at: "seat 0", tone: "harm" },
    ]);
    expect(scene).toMatchObject({ stays: true, hits: true });
    // A bid of an earlier turn was for something else.
    const later = [event("bids", 0, 2), event("turn", 3, 1), event("bids", 2, 3)];
    expect(acts(seen(hand(), ...later, event("wins", 2, 3)).at(-1))).not.toContainEqual(
      expect.objectContaining({ act: "thread" }),
    );
  });

  it("points at the owner of a card that a power is turned on", () => {
    const lost = [event("aims-at-card", 1, "Death Knight", "Golem"), event("loses", 0, "Golem")];
    expect(acts(seen(hand(), ...lost)[0])).toContainEqual({
      act: "thread",
      from: ["card Death Knight", "seat 1"],
      to: "seat 0",
    });
  });

  it("can be shown again where it points at somebody", () => {
    const events = [event("aims", 1, "Vampire", 2), event("takes", 1, 2)];
    const audience = { seat: 0, seats: 3, view: hand() };
    expect(again(acting, events, 0, audience)).toMatchObject({ stays: true });
    expect(again(acting, events, 1, audience)).toBeNull();
    expect(again(acting, events, 2, audience)).toBeNull();
  });

  it("trembles when the reader's last card but one is discarded", () => {
    const left = (...cards: string[]) =>
      acts(seen(hand(...cards), event("discards", 0, "Golem"))[0]).map(({ act }) => act);
    expect(left("Healer")).toEqual(["fly", "tremble"]);
    expect(left("Healer", "Vampire")).toEqual(["fly"]);
  });

  it("points from the one who eliminates to the one who is out", () => {
    expect(acts(seen(hand(), event("eliminated", 1, 2))[0])[0]).toMatchObject({
      from: "seat 2",
      to: "seat 1",
    });
    expect(seen(hand(), event("eliminated", 0, 2))[0]).toMatchObject({
      stays: true,
      hits: true,
    });
    expect(acts(seen(hand(), event("eliminated", 1, null))[0])).toEqual([
      { act: "ring", at: "seat 1", tone: "harm" },
    ]);
  });

  it("takes less than a second, whatever happens", () => {
    const everything = [
      event("drawn", 0, ["Golem", "Healer", "Vampire", "Knight", "Spy", "Oracle", "Farm"]),
      event("bids", 1, 3),
      event("wins", 1, 3),
      event("uses", 1, "Knight"),
      event("aims", 1, "Knight", 0),
      event("aims-at-card", 1, "Knight", "Golem"),
      event("swaps", 1, "Knight", 0, "Golem"),
      event("moves", 1, "Ring of Value", 0),
      event("unmasks", 1, 0),
      event("pairs", 1, [0, 2]),
      event("taxes", 1, 2),
      event("gives", 1, 0, 9),
      event("takes", 1, 0),
      event("exchanges", 1, 0),
      event("discards", 0, "Golem"),
      event("in-danger", [0, 1]),
      event("cursed", 1, "Curse"),
      event("eliminated", 1, 2),
      event("completes", 1, "Landlord"),
    ];
    for (const each of everything) {
      const [scene] = seen(hand(), each);
      const ms = scene?.steps.reduce((sum, step) => sum + lasting(step), 0) ?? 0;
      expect(ms, each.code).toBeGreaterThan(0);
      expect(ms, each.code).toBeLessThanOrEqual(1000);
    }
  });
});
