import { describe, expect, it } from "vitest";
import { waves } from "./runs";

describe("a run, wave by wave", () => {
  it("counts what happened between the beginnings of waves", () => {
    const events = [
      ["begins", ["Elora", "Gorvane"]],
      ["wave", [1]],
      ["defeated", ["Scout"]],
      ["hurt", [1]],
      ["defeated", ["Watcher"]],
      ["boss-falls", ["Gorvane", 1]],
      ["buys", ["Healing Potion", 2]],
      ["wave", [2]],
      ["hurt", [2]],
      ["over", ["lost", 2]],
    ].map(([code, args]) => ({ code: code as string, args: args as unknown[] }));
    expect(waves(events)).toMatchObject([
      { wave: 1, defeated: 2, hurt: 1, boss: true, bought: ["Healing Potion"] },
      { wave: 2, defeated: 0, hurt: 2, boss: null, bought: [] },
    ]);
  });
});
