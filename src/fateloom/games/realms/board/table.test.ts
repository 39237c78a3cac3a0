import { describe, expect, it } from "vitest";
import { asked, passing, payee } from "./asks";
import { deeds } from "./deeds";
import { goal, progress } from "./goals";
import { held } from "./hand";
import { status } from "./status";
import { NAMES, player, table } from "./table.fixture";
import { tray, whyNotDiscard } from "./tray";
import { gains } from "./worth";

const AUCTION = {
  lots: [{ seller: 2, card: "Village", covered: false }],
  high: 2,
  bidder: 1,
  calls: [
    [0, 1],
    [1, 2],
  ] as [number, number][],
  lowest: 3,
  highest: 4,
  passing: "sells",
};

describe("the hand", () => {
  it("is sorted by family and says what cannot be chosen", () => {
    const view = table("offer", null, {
      hand: ["Golem", "Banker", "Judge"],
      refusals: [
        {
          card: "Golem",
          code: "other-family-asked",
          details: ["Golem", "Shop"],
          rule: "ROD-OFFER-02",
        },
      ],
    });
    const cards = held(view, (card) =>
      card === "Banker" ? { touch: () => undefined, chosen: true } : undefined,
    );
    expect(cards.map((each) => each.card)).toEqual(["Judge", "Banker", "Golem"]);
    expect(cards[1]?.state).toMatchObject({ chosen: true, playable: true, resting: false });
    expect(cards[2]?.state.barred).toContain("Mayor");
    expect(cards.map((each) => each.rule)).toEqual(["", "", "ROD-OFFER-02"]);
  });

  it("shows what was chosen already", () => {
    const [first] = held(
      table("pay", null, { hand: ["Judge"], chosen: ["Judge"] }),
      () => undefined,
    );
    expect(first?.state).toMatchObject({ chosen: true, playable: false, resting: false });
  });
});

describe("the question", () => {
  it("is put to the reader, or to everybody it is put to", () => {
    expect(asked(table("offer", null, { waiting: [0, 1] }), NAMES)).toBe("Hedda puts up a card.");
    expect(asked(table("offer", null, { seat: null, waiting: [0, 1] }), NAMES)).toBe(
      "Hedda puts up a card. Anna puts up a card.",
    );
  });

  it("tells what passing does and where a payment goes", () => {
    expect(passing(table("bid", null, { auction: AUCTION }), NAMES)).toBe("Anna buys");
    const ask = { what: "pay", source: null, other: 2, count: 2, family: null };
    expect(payee(table("pay", null, { ask }), NAMES)).toBe("The next one goes to Otto.");
    expect(payee(table("pay", null, { ask: { ...ask, other: null } }), NAMES)).toContain(
      "discards",
    );
  });
});

describe("what a player does", () => {
  it("follows the auction", () => {
    const view = table("bid", null, { auction: AUCTION });
    expect([0, 1, 2].map((seat) => status(view, seat, true).text)).toEqual([
      "thinks",
      "leads: 2",
      "sells",
    ]);
    expect(status(view, 0, true).waits).toBe(true);
  });
});

describe("the tray", () => {
  it("shows what was seen on the pile, from the top", () => {
    const view = table("order", "Clairvoyant", {
      ask: { what: "order", source: "Clairvoyant", other: null, count: 2, family: null },
      pile_known: [
        [1, "Golem"],
        [0, "Judge"],
        [5, "Spy"],
      ],
    });
    expect(tray(view, NAMES)).toMatchObject({ cards: ["Judge", "Golem"], ordered: true });
    expect(tray({ ...view, waiting: [1] }, NAMES)).toBeNull();
  });

  it("shows the discards, of which the Grimoire takes Necromancy alone", () => {
    const view = table("card", "Grimoire", { discards: ["Golem", "Crypt"] });
    expect(tray(view, NAMES)?.cards).toEqual(["Crypt", "Golem"]);
    expect(whyNotDiscard(view, "Crypt")).toBe("");
    expect(whyNotDiscard(view, "Golem")).toBe("Golem is not of the family Necromancy.");
  });
});

describe("destinies", () => {
  const fields = { seat: 0, destiny: "Landlord", have: 1, need: 3, count: 3, among: 0 };

  it("tell what they ask for and how far somebody is", () => {
    expect(goal(fields)).toBe("3 Fields in front of you.");
    expect(progress(fields)).toBe("Fields 1 of 3");
    const among = { ...fields, need: 8, count: 2, among: 6 };
    expect(goal(among)).toBe("2 Fields in front of you, among 6 cards or more.");
    expect(progress(among)).toBe("Met 1 of 8");
    expect(progress({ ...fields, destiny: "Assassin", have: 0, need: 1 })).toBe("");
    expect(goal({ ...fields, destiny: "Hermit", need: 6, count: 5 })).toContain(
      "and 5 or more lie",
    );
  });

  it("tell what a card would add", () => {
    const players = [player(0, ["Crypt"]), player(1), player(2)];
    const view = table("bid", null, { auction: AUCTION, players, progress: [fields] });
    expect(gains(view, "Village")).toBe("Effect for you: Landlord 2 of 3");
    expect(gains(view, "Judge")).toBe("");
  });
});

describe("the end", () => {
  it("tells who completed what, and who was eliminated by whom", () => {
    const done = deeds([
      { code: "eliminated", args: [2, 1] },
      { code: "eliminated", args: [0, null] },
      { code: "completes", args: [1, "Assassin"] },
    ]);
    expect([...done.completed]).toEqual([[1, "Assassin"]]);
    expect([...done.out]).toEqual([
      [2, 1],
      [0, null],
    ]);
  });
});
