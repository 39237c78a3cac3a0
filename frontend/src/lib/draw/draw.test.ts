import { describe, expect, it } from "vitest";
import { diaper, type DiaperStyle } from "./diaper";
import { knot } from "./knot";
import { inkRect } from "./line";
import { plait } from "./plait";
import { rng } from "./rng";
import { spray } from "./spray";

const STYLES: DiaperStyle[] = ["lozenge", "scale", "check", "whirl", "vine", "star", "chevron"];

describe("seeded drawing", () => {
  it("gives the same numbers for the same seed", () => {
    const one = rng("GB3");
    expect([one.next(), one.next()].map((n) => n.toFixed(6))).toMatchInlineSnapshot(`
      [
        "0.706569",
        "0.585874",
      ]
    `);
    expect(rng("GB3").whole(1, 6)).toBe(rng("GB3").whole(1, 6));
    expect(rng("GB3").next()).not.toBe(rng("GB4").next());
  });

  it("keeps whole numbers within their bounds, both ends reached", () => {
    const random = rng("bounds");
    const seen = new Set(Array.from({ length: 400 }, () => random.whole(2, 5)));
    expect([...seen].sort()).toEqual([2, 3, 4, 5]);
  });

  it.each(STYLES)("draws the diaper %s by its seed", (style) => {
    expect(diaper(style, "GB3", "a")).toEqual(diaper(style, "GB3", "a"));
    expect(diaper(style, "GB3", "a").pattern).not.toBe(diaper(style, "EB1", "a").pattern);
    expect(diaper(style, "GB3", "a").pattern).not.toMatch(/NaN|undefined|Infinity/);
  });

  it("draws knots, sprays, plaits and lines without holes", () => {
    for (const seed of ["fateloom", "Destiny", "x", ""]) {
      for (const svg of [
        knot(seed, 3, 4, 20),
        spray(seed, 0, 0, 100, 30),
        plait(11, 8, 1300, 44),
        inkRect(seed, 0, 0, 200, 100),
      ]) {
        expect(svg).not.toMatch(/NaN|undefined|Infinity/);
      }
    }
    expect(knot("a", 3, 4, 20)).not.toBe(knot("b", 3, 4, 20));
  });

  it("closes a ruled rectangle and stays near its corners", () => {
    const path = inkRect("r", 10, 20, 100, 50);
    expect(path).toMatch(/^M.*Z$/);
    const numbers = path.match(/-?[\d.]+/g)?.map(Number) ?? [];
    expect(Math.min(...numbers)).toBeGreaterThan(8);
    expect(Math.max(...numbers)).toBeLessThan(112);
  });
});
