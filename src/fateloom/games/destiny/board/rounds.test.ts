import { describe, expect, it } from "vitest";
import { lastRoundEnd } from "./rounds";

const event = (code: string, ...args: unknown[]) => ({ code, args });

describe("the end of a round", () => {
  const round = [
    event("round", 3, 1),
    event("treasure", "Greater Hoard", ["Lesser Hoard"]),
    event("base", 1, "GB3", "G"),
    event("base", 1, "NB1", "N"),
    event("attach", 1, "Gx2", "G", "GB3"),
    event("base", 0, "EB2", "E"),
    event("total", 0, 2, null),
    event("total", 1, 13, "3×3 + 1"),
  ];

  it("is read with totals, groups and the winner", () => {
    const found = lastRoundEnd([
      ...round,
      event("wins", 1, 13, ["Greater Hoard", "Lesser Hoard"], 3),
      event("round", 4, 0),
    ]);
    expect(found?.index).toBe(8);
    expect(found?.end).toEqual({
      round: 3,
      stakes: ["Greater Hoard", "Lesser Hoard"],
      totals: [
        { seat: 1, total: 13, formula: "3×3 + 1", groups: [["GB3", "Gx2"], ["NB1"]] },
        { seat: 0, total: 2, formula: null, groups: [["EB2"]] },
      ],
      winner: 1,
      tied: [],
    });
  });

  it("knows a tie, and that no round is over yet", () => {
    const tie = lastRoundEnd([...round, event("ties", [0, 1], 13, ["Greater Hoard"])]);
    expect(tie?.end.winner).toBeNull();
    expect(tie?.end.tied).toEqual([0, 1]);
    expect(lastRoundEnd(round)).toBeNull();
    expect(lastRoundEnd([])).toBeNull();
  });
});
