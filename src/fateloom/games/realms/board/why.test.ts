import { describe, expect, it } from "vitest";
import { NAMES, player, table } from "./table.fixture";
import { whyNotCard, whyNotSeat } from "./why";

function card(source: string, owner: number, name: string, what = "card"): string {
  const players = [player(0), player(1, ["Castle"]), player(2)];
  return whyNotCard(table(what, source, { players }), owner, name, NAMES);
}

describe("why a player cannot be chosen", () => {
  it("tells what the power asks of its target", () => {
    const why = (source: string, seat = 1): string =>
      whyNotSeat(table("aim", source, {}), seat, NAMES);
    expect(why("Judge")).toBe("Anna does not hold more cards than you.");
    expect(why("Knight")).toBe("Anna has a Fighter in front of them.");
    expect(why("Usurer")).toBe("Anna cannot take the token Debt.");
    expect(why("Vampire", 0)).toBe("This is for another player.");
  });

  it("tells who is out, and says nothing where no player is asked for", () => {
    const players = [player(0), { ...player(1), alive: false }, player(2)];
    expect(whyNotSeat(table("aim", "Spy", { players }), 1, NAMES)).toBe("Anna is out of the game.");
    expect(whyNotSeat(table("bid", null, {}), 1, NAMES)).toBe("");
    expect(whyNotSeat(table("aim", "Spy", { waiting: [1] }), 1, NAMES)).toBe("");
  });
});

describe("why a card cannot be chosen", () => {
  it("tells what a power reaches", () => {
    expect(card("Storm Mage", 2, "Judge")).toBe("Judge is neither a Field nor a Book.");
    expect(card("Storm Mage", 1, "Village")).toBe(
      "The Castle protects what lies in front of Anna.",
    );
    expect(card("Death Knight", 2, "Village")).toBe("Village is not a Fighter.");
    expect(card("Death Knight", 0, "Death Knight")).toBe("Death Knight cannot choose itself.");
    expect(card("Pawnbroker", 2, "Village")).toBe("Choose among the cards in front of you.");
    expect(card("Gravedigger", 0, "Village")).toBe("Choose among the discards.");
  });

  it("tells what can be borrowed", () => {
    expect(card("The King", 2, "Knight", "borrow")).toBe("Choose among the cards in front of you.");
    expect(card("The King", 0, "Banker", "borrow")).toBe("Banker is not of the family Kingdom.");
    expect(card("Enchantress", 0, "Judge", "borrow")).toContain("neither a Fighter");
    expect(card("King's Jester", 0, "Knight", "borrow")).toContain("in front of another player");
    expect(card("King's Jester", 1, "Castle", "borrow")).toContain("kind Activation");
    expect(card("King's Jester", 1, "Lich", "borrow")).toContain("cannot be borrowed");
    expect(card("King's Jester", 1, "Banker", "borrow")).toBe("Banker would have no effect now.");
  });

  it("says nothing where no card is asked for", () => {
    expect(card("Spy", 1, "Castle", "aim")).toBe("");
  });
});
