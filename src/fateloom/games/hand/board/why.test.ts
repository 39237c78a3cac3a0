import { describe, expect, it } from "vitest";
import { sample, visible } from "./sample";
import { whyNotBought, whyNotHit, whyNotStrength, whyNotStruck, whyNotUsed } from "./why";

describe("why something cannot be chosen", () => {
  it("knows of strength cards", () => {
    expect(whyNotStrength(sample({ committed: ["Scout"] }), "Scout")).toContain("already");
    expect(whyNotStrength(sample({ asked: "boss", committed: ["Scout"] }), "Hill Raider")).toBe(
      "Strength cards attack the boss one at a time.",
    );
    const paying = sample({ asked: "payment", about: "Long Range" });
    const line = [visible("Gate Guard"), visible("Rune Thief")];
    expect(whyNotStrength({ ...paying, line }, "Scout")).toContain("Rune Thief");
    const abilities = paying.abilities.map((each) => ({ ...each, used: true }));
    expect(whyNotStrength({ ...paying, abilities }, "Scout")).toContain("only exhaust it");
    expect(whyNotStrength(sample({ asked: "shield" }), "Scout")).toBe("");
  });

  it("knows of monsters out of reach", () => {
    const committed = ["Scout"];
    expect(whyNotStruck(sample({ committed, hero: "Rhys" }), "second")).toContain("Melee");
    expect(whyNotStruck(sample({ committed }), "second")).toContain("Gate Guard");
    expect(whyNotStruck(sample(), "second")).toBe("");
  });

  it("has the rule of what the server tells of", () => {
    const rule = "HOD-ABIL-03";
    const refusals = [{ what: "Aim", code: "hand-no-effect", details: ["Aim"], rule }];
    const found = whyNotUsed(sample({ refusals }), "Aim");
    expect(found).toEqual({ words: expect.stringContaining("Aim") as string, rule });
    expect(whyNotUsed(sample({ refusals }), "Scout")).toEqual({ words: "", rule: "" });
  });

  it("knows of wares and critical hits", () => {
    expect(whyNotBought("hand-too-dear", "War Axe")).toBe(
      "You do not have enough gold for War Axe.",
    );
    expect(whyNotBought(null, "War Axe")).toBe("");
    const critical = { damage: 1, strength: 4, attack: 8, used: true };
    const view = sample({ asked: "boss", criticals: [critical] });
    expect(whyNotHit(view, 1)).toBe("Critical hit 1 has already been used.");
  });
});
