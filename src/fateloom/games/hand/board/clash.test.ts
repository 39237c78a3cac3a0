import { describe, expect, it } from "vitest";
import { brief, extras, result, terms } from "./clash";
import { sample, visible } from "./sample";

const attack = {
  place: "front",
  cards: [5, 3],
  changes: [] as [string, number][],
  value: 8,
  against: 7,
  falls: true,
  slots: true,
};

describe("an attack that is made ready", () => {
  const view = sample({ committed: ["Hill Raider", "Scout"] });

  it("is worked card by card, then what changes the whole", () => {
    expect(terms(view, attack).map((term) => term.text)).toEqual(["5", "3"]);
    const less = { ...attack, cards: [1, 0], changes: [["Grudge", 2]] as [string, number][] };
    expect(terms(view, less)).toEqual([
      { text: "1", why: "of 5", less: true },
      { text: "0", why: "of 3", less: true },
      { text: "+2", why: "Grudge", less: false },
    ]);
    expect(terms(view, { ...attack, changes: [["Shieldbearer", -4]] }).at(-1)).toEqual({
      text: "−4",
      why: "Shieldbearer",
      less: true,
    });
  });

  it("tells what would come of it", () => {
    expect(result(view, attack)).toBe("against 7: defeated, and becomes strength 7. 1 too many.");
    expect(result(view, { ...attack, slots: false, value: 7 })).toBe(
      "against 7: defeated, and goes to the Underworld.",
    );
    expect(result(view, { ...attack, value: 6, falls: false, slots: false })).toBe(
      "against 7: 1 HP is left.",
    );
    expect(brief(view, attack)).toBe("defeated: strength 7");
    const cost = { ...attack, place: "critical", against: 6, value: 4, falls: false };
    expect(result(view, cost)).toBe("The strength cost is 6: still 2 short.");
    const boss = { ...attack, place: "boss", against: 8, slots: false };
    expect(result(view, boss)).toBe("against 8: Gorvane is defeated.");
  });

  it("tells what goes with it", () => {
    const through = sample({ committed: ["Scout"], adds: ["Shoot Through"] });
    expect(extras(through, { ...attack, value: 7 })).toEqual(["4 go through to Cave Bear."]);
    const keeps = sample({ hero: "Rhys", committed: ["Scout"], adds: ["Resourceful"] });
    expect(extras(keeps, attack)).toEqual(["Bramble Boar of 6 stays slotted."]);
    expect(extras({ ...keeps, committed: ["Scout", "Hill Raider"] }, attack)).toEqual([
      "One of the cards is rotated and stays slotted.",
    ]);
  });

  it("takes the strength from the printed HP, whatever they are now", () => {
    const line = [visible("Dire Wolf", { hp: 7, left: 7 })];
    expect(result(sample({ line, committed: ["Scout"] }), { ...attack, value: 7 })).toContain(
      "strength 5",
    );
  });
});
