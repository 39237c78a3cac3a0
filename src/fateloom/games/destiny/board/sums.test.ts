import { describe, expect, it } from "vitest";
import type { DestinyGroup } from "$lib/protocol";
import { sum, sumText } from "./sums";

function term(card: string, printed: number, ...adds: [string, number][]) {
  const value = printed + adds.reduce((total, [, more]) => total + more, 0);
  return { card, alignment: card.charAt(0), printed, adds, value };
}

function group(...cards: ReturnType<typeof term>[]): DestinyGroup {
  return { cards, value: 0 };
}

describe("a worked sum", () => {
  it("shows Base and Bonus added, then multiplied", () => {
    const pair = group(
      term("NB3", 3, ["pair", 1]),
      term("N+2", 2, ["pair", 1]),
      term("Gx3", 3, ["Wizard", 1]),
    );
    expect(sumText(pair)).toBe("((3+1)+(2+1))×(3+1)");
    expect(sum(pair).filter((piece) => piece.why)).toEqual([
      { text: "+1", why: "pair" },
      { text: "+1", why: "pair" },
      { text: "+1", why: "Wizard" },
    ]);
  });

  it("brackets only what needs it", () => {
    expect(sumText(group(term("GB2", 2)))).toBe("2");
    expect(sumText(group(term("GB2", 2, ["King", 2])))).toBe("2+2");
    expect(sumText(group(term("LB4", 4), term("G+1", 1)))).toBe("4+1");
    expect(sumText(group(term("LB4", 4), term("Gx2", 2)))).toBe("4×2");
    expect(sumText(group(term("LB4", 4, ["King", 2]), term("Gx2", 2)))).toBe("(4+2)×2");
  });

  it("adds the Dragon's two Multipliers first", () => {
    expect(sumText(group(term("CB2", 2), term("Cx2", 2, ["pair", 1]), term("Ex3", 3)))).toBe(
      "2×((2+1)+3)",
    );
  });
});
