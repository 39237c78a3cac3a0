import { describe, expect, it } from "vitest";
import type { RealmsProgress, RealmsView } from "$lib/protocol";
import { near, needs, short } from "./short";
import { NAMES, player, table } from "./table.fixture";

function row(destiny: string, count: number, among = 0, seat = 1): RealmsProgress {
  const besides = { Hermit: 1, Wanderer: 3 }[destiny] ?? 0;
  return { seat, destiny, have: 0, need: count + among + besides, count, among };
}

/** A table at which these cards lie in front of Anna. */
function laid(cards: readonly string[], more: Partial<RealmsView["players"][number]> = {}) {
  return table("bid", null, { players: [player(0), { ...player(1, cards), ...more }, player(2)] });
}

const parts = (view: RealmsView, of: RealmsProgress) => short(view, of)?.parts;

describe("what is still missing", () => {
  it("is cards of a type, and further cards where many have to lie there", () => {
    expect(short(laid(["Crypt"]), row("Landlord", 3))).toEqual({ steps: 2, parts: ["2 Fields"] });
    expect(short(laid(["Crypt"]), row("Landlord", 2, 7))).toEqual({
      steps: 6,
      parts: ["one Field", "5 more cards in front"],
    });
    // A Field is a card, too.
    expect(short(laid(["Crypt", "Golem", "Judge"]), row("Landlord", 2, 4))).toEqual({
      steps: 1,
      parts: ["one Field"],
    });
  });

  it("names the family that is ahead, if one is", () => {
    expect(parts(laid(["Crypt", "Ghost", "Golem"]), row("Dynasty", 4))).toEqual([
      "2 Necromancy cards",
    ]);
    expect(parts(laid(["Crypt", "Golem"]), row("Dynasty", 4))).toEqual(["3 cards of one family"]);
  });

  it("names the types that the Wanderer lacks", () => {
    expect(parts(laid(["Crypt", "Village"]), row("Wanderer", 5))).toEqual([
      "one Fighter",
      "one Book",
      "one more card with a type",
    ]);
  });

  it("counts hands, Tokens and draws that everybody sees", () => {
    expect(parts(laid([], { hand: 8 }), row("Magnate", 10))).toEqual(["2 more cards in hand"]);
    expect(parts(laid([], { tokens: ["Coin"] }), row("Relic Hunter", 3))).toEqual(["2 Tokens"]);
    expect(parts(laid([]), row("Renter", 2))).toEqual(["2 additional draws"]);
    const drawing = { ...laid([]), cur: 1, extra: 1 };
    expect(parts(drawing, row("Renter", 2))).toEqual(["one additional draw"]);
    expect(parts(laid(["Crypt"], { hand: 4 }), row("Hermit", 2))).toEqual([
      "one more card in front",
      "a hand of 1 or 2 cards",
    ]);
  });

  it("is nothing for what happens all at once", () => {
    for (const destiny of ["Assassin", "Guardian Angel", "Spendthrift"]) {
      expect(short(laid([]), row(destiny, 1))).toBeNull();
    }
  });

  it("leaves the support out", () => {
    const support = [{ card: "Village", rotated: false, support: true }];
    expect(parts(laid([], { front: support }), row("Landlord", 2))).toEqual(["2 Fields"]);
  });

  it("is told in a sentence", () => {
    const told = (view: RealmsView, of: RealmsProgress): string => {
      const missing = short(view, of);
      return missing ? needs(missing, of.destiny, "Anna") : "";
    };
    expect(told(laid(["Crypt"]), row("Landlord", 2))).toBe("Anna needs one Field");
    expect(told(laid([], { hand: 12 }), row("Magnate", 10))).toContain("wins when the turn ends");
  });
});

describe("who is near", () => {
  it("is a rival one step from a destiny that the reader knows of", () => {
    const view = laid(["Crypt"]);
    const progress = [row("Landlord", 2, 0, 0), row("Landlord", 2), row("Landlord", 2, 0, 2)];
    expect(near({ ...view, progress }).map(({ row: { seat } }) => NAMES[seat])).toEqual(["Anna"]);
    const unmasked = [row("Relic Hunter", 1, 0, 2)];
    expect(near({ ...view, unmasked }).map(({ row: { seat } }) => NAMES[seat])).toEqual(["Otto"]);
  });
});
