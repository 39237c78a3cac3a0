import { describe, expect, it } from "vitest";
import type { Act } from "$lib/acts";
import { addWeights } from "$lib/weights";
import { lasting, scenes, type Scene } from "$table/acting/scenes";
import { acting } from "./acts";
import { weights } from "./weights";

addWeights("destiny", weights);

const event = (code: string, ...args: unknown[]) => ({ code, args });
const seen = (seat: number | null, ...events: ReturnType<typeof event>[]): Scene[] =>
  scenes("destiny", acting, events, { seat, seats: 3, view: null });
const acts = (scene: Scene | undefined): readonly Act[] => scene?.steps.flat() ?? [];
const flights = (scene: Scene | undefined) => acts(scene).filter(({ act }) => act === "fly");

const KILLS = event("assassinates", 1, 0, "Thief");

describe("what happens in Destiny", () => {
  it("points from the Assassin to the seat that loses a Character, which falls away", () => {
    const [scene] = seen(0, KILLS);
    expect(acts(scene)).toEqual([
      { act: "lift", at: "card Assassin" },
      { act: "thread", from: ["card Assassin", "seat 1"], to: "seat 0" },
      { act: "ring", at: "seat 0", tone: "harm" },
      { act: "fly", card: "Thief", from: ["card Thief", "shield 0"], to: null },
    ]);
    expect(scene).toMatchObject({ strong: true, stays: true, hits: true });
  });

  it("stays for those to whom others did it, not for the doer nor for spectators", () => {
    expect(seen(2, KILLS)[0]).toMatchObject({ stays: true, hits: false });
    expect(seen(1, KILLS)[0]).toMatchObject({ stays: false });
    expect(seen(null, KILLS)[0]).toMatchObject({ stays: false });
  });

  it("shows a stolen card only to the two who know it", () => {
    const steals = event("steals", 1, 0);
    const told = seen(0, steals, event("stolen", 1, 0, "Gx4"));
    expect(flights(told[0])).toEqual([
      { act: "fly", card: "Gx4", from: ["hand Gx4", "shield 0"], to: ["hand Gx4", "shield 1"] },
    ]);
    const hidden = seen(2, steals, event("skip"));
    expect(flights(hidden[0])).toEqual([
      { act: "fly", card: null, from: ["shield 0"], to: ["shield 1"] },
    ]);
  });

  it("lets the two of a Jester's exchange see what they give and get", () => {
    const swaps = event("swaps", 2, 0, 1);
    const told = flights(seen(0, swaps, event("swapped", 0, 1, "GB1", "EB2"))[0]);
    expect(told.map((act) => "card" in act && act.card)).toEqual(["GB1", "EB2"]);
    const hidden = flights(seen(2, swaps, event("skip"))[0]);
    expect(hidden.map((act) => "card" in act && act.card)).toEqual([null, null]);
  });

  it("counts all sums together, and then lets the treasures go to the winner", () => {
    const found = seen(
      0,
      event("total", 0, 12),
      event("total", 1, 30),
      event("wins", 1, 30, ["Kings Crown", "Lesser Hoard"], 3),
    );
    expect(found.map(({ strong }) => strong)).toEqual([false, true]);
    expect(acts(found[0]).map(({ act }) => act)).toEqual(["count", "count"]);
    expect(flights(found[1])).toEqual([
      { act: "fly", card: "Kings Crown", from: "stake 0", to: "shield 1", after: 0 },
      { act: "fly", card: "Lesser Hoard", from: "stake 1", to: "shield 1", after: 80 },
    ]);
  });

  it("buries what nobody won, and deals the own cards", () => {
    expect(flights(seen(0, event("ties", [0, 1], 9, ["Kings Crown"]))[0])).toMatchObject([
      { card: "Kings Crown", to: null },
    ]);
    expect(acts(seen(0, event("drawn", 0, ["GB1", "Gx2"]))[0])).toEqual([
      { act: "deal", to: ["hand GB1", "hand Gx2"] },
    ]);
  });

  it("takes less than a second, whatever happens", () => {
    const everything = [
      event("identity", 0, "King"),
      event("aid", 1, "Thief"),
      event("treasure", "Kings Crown", []),
      event("drawn", 0, ["GB1", "GB2", "GB3", "GB4", "G+1", "G+2", "G+3", "Gx2", "Gx3"]),
      event("changes", 0, ["GB1", "GB2", "GB3", "GB4"]),
      event("discards", 1, "GB1", "Thief"),
      KILLS,
      event("steals", 1, 0),
      event("swaps", 2, 0, 1),
      event("looks", 1, "Oracle"),
      event("base", 0, "GB1", "G"),
      event("attach", 1, "G+1", "G", "GB1"),
      event("total", 0, 12),
      event("wins", 1, 30, ["Kings Crown", "Lesser Hoard", "Lesser Hoard", "Magic Tome"], 3),
      event("ties", [0, 1], 9, ["Kings Crown", "Lesser Hoard"]),
    ];
    for (const each of everything) {
      const [scene] = seen(0, each);
      const ms = scene?.steps.reduce((sum, step) => sum + lasting(step), 0) ?? 0;
      expect(ms, each.code).toBeGreaterThan(0);
      expect(ms, each.code).toBeLessThanOrEqual(1000);
    }
  });

  it("says nothing of what the reader was not told", () => {
    expect(seen(0, event("skip"), event("done", 1, "hit"))).toEqual([]);
  });
});
