import { describe, expect, it } from "vitest";
import { lastEvent } from "./index";

const NAMES = ["Hedda", "Anna"];

describe("what happened last", () => {
  it("is the last event that matters", async () => {
    const events = [
      { code: "turn", args: [2, 0] },
      { code: "bids", args: [1, 3] },
      { code: "passes", args: [0] },
    ];
    expect(await lastEvent("realms", events, NAMES)).toBe("Anna bids 3.");
  });

  it("is a quiet event where there is no other, but no heading", async () => {
    const round = { code: "round", args: [4, 0] };
    const quiet = { code: "draws", args: [1, 2] };
    expect(await lastEvent("destiny", [quiet, round], NAMES)).toMatch(/^Anna /);
    expect(await lastEvent("destiny", [round], NAMES)).toBe("");
  });
});
