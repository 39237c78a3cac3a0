import { describe, expect, it } from "vitest";
import { asked, passing, payee } from "./asks";
import { SECRET, SHARED } from "./catalogue";
import { deeds } from "./deeds";
import { gains } from "./gains";
import { briefly, goal } from "./goals";
import { held } from "./hand";
import { status } from "./status";
import { NAMES, player, table } from "./table.fixture";
import { tray, whyNotDiscard } from "./tray";

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

  it("tell what they ask for, in a sentence and in a few words", () => {
    expect(goal(fields)).toBe("3 Fields in front of you.");
    expect(briefly(fields)).toBe("3 Fields");
    const among = { ...fields, need: 8, count: 2, among: 6 };
    expect(goal(among)).toBe("2 Fields in front of you, among 6 cards or more.");
    expect(briefly(among)).toBe("2 Fields, 6 cards in all");
    expect(goal({ ...fields, destiny: "Hermit", need: 6, count: 5 })).toContain(
      "and 5 or more lie",
    );
    for (const { name } of [...SHARED, ...SECRET]) {
      expect(briefly({ ...fields, destiny: name })).not.toContain("realms-brief");
    }
  });
});

describe("a lot", () => {
  const fields = (seat: number) => ({
    seat,
    destiny: "Landlord",
    have: 0,
    need: 2,
    count: 2,
    among: 0,
  });
  const lot = { seller: 2, card: "Village", covered: false };
  const crypt = player(1, ["Crypt"]);

  it("tells what it would do for the reader, and who else would win with it", () => {
    const players = [player(0), crypt, player(2)];
    const view = table("bid", null, {
      auction: AUCTION,
      players,
      progress: [fields(0), fields(1)],
    });
    expect(gains(view, lot, NAMES)).toEqual([
      { words: "Landlord: Anna wins with it", wins: "them" },
      { words: "Landlord: then one Field to go", wins: null },
    ]);
    expect(gains(view, { ...lot, card: "Judge" }, NAMES)).toEqual([]);
    expect(gains(view, { ...lot, card: null }, NAMES)).toEqual([]);
  });

  it("is nothing to its seller, unless nobody buys it", () => {
    const view = table("bid", null, {
      auction: AUCTION,
      players: [player(0), player(1), player(2, ["Crypt"])],
      seat: 2,
      progress: [fields(2)],
    });
    expect(gains(view, lot, NAMES)).toEqual([]);
    const ask = { what: "unsold", source: null, other: null, count: null, family: null };
    expect(gains({ ...view, ask }, lot, NAMES)).toEqual([
      { words: "Landlord: you win with it", wins: "you" },
    ]);
  });

  it("tells of an unmasked Secret Destiny, and of no other", () => {
    const twins = { seat: 1, destiny: "Relic Hunter", have: 1, need: 5, count: 1, among: 4 };
    const holder = { ...player(1, ["Crypt", "Golem", "Judge"]), tokens: ["Coin"] };
    const view = table("bid", null, { players: [player(0), holder, player(2)] });
    expect(gains(view, lot, NAMES)).toEqual([]);
    expect(gains({ ...view, unmasked: [twins] }, lot, NAMES)[0]?.words).toBe(
      "Relic Hunter: Anna wins with it",
    );
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
