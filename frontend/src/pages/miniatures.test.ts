import { describe, expect, it } from "vitest";
import type { Miniature } from "$lib/miniature";

const FOUND = import.meta.glob<Miniature>("../../../src/fateloom/games/*/board/miniature.ts", {
  import: "miniature",
  eager: true,
});

function drawn(game: string, view: unknown): string {
  const miniature = FOUND[`../../../src/fateloom/games/${game}/board/miniature.ts`];
  if (!miniature) throw new Error(`no drawing of ${game}`);
  const svg = miniature(view);
  expect(svg).not.toMatch(/NaN|undefined|null/);
  return svg;
}

const count = (svg: string, part: string): number => svg.split(part).length - 1;

describe("a table in small", () => {
  it("shows the sums of Destiny, and who leads", () => {
    const players = [
      { seat: 0, total: 28, points: 2 },
      { seat: 1, total: 19, points: 0 },
    ];
    const svg = drawn("destiny", { players, goal: 5 });
    expect(svg).toContain(">28</text>");
    expect(count(svg, 'style="fill:var(--vermilion)"')).toBe(1);
    expect(count(svg, "url(#leafgold)")).toBe(2);
    expect(count(svg, "<circle cx=")).toBeGreaterThanOrEqual(10);
  });

  it("shows by how many cards each lives in Realms, and who is out", () => {
    const players = Array.from({ length: 6 }, (_, seat) => ({
      seat,
      hand: seat + 3,
      alive: seat !== 5,
    }));
    const bid = { lots: [{ card: null, covered: true, seller: 0 }], high: 4 };
    const svg = drawn("realms", { players, auction: bid, pile: 20 });
    expect(svg).toContain(">4</text>");
    expect(svg).toContain(">7</text>");
    expect(count(svg, ">–</text>")).toBe(1);
    expect(drawn("realms", { players, auction: null, pile: 20 })).toContain(">20</text>");
  });

  it("shows the line of The Hand, the health and the wave", () => {
    const line = [{ face: "Scout" }, { face: null }, { face: "Watcher" }];
    const svg = drawn("hand", { line, hp: 5, wave: 3 });
    expect(count(svg, 'fill="var(--f-verdigris)"')).toBe(2);
    expect(svg).toContain(">5</text>");
    expect(svg).toContain(">III</text>");
  });

  it("shows the map of Destinies as far as it is known, and the heroes on it", () => {
    const tile = (name: string, x: number, explored: boolean, submap = "land") => ({
      tile: name,
      x,
      y: 0,
      explored,
      submap,
      land: explored ? { terrain: "forest" } : null,
    });
    const tiles = [tile("a", 0, true), tile("b", 1, false), tile("c", 9, true, "below")];
    const players = [
      { seat: 0, tile: "a", hero: "ada" },
      { seat: 1, tile: "b", hero: null },
    ];
    const svg = drawn("destinies", { tiles, players, turn: 0 });
    expect(count(svg, "<rect")).toBe(2);
    expect(count(svg, "stroke-dasharray")).toBe(1);
    expect(count(svg, 'class="p-')).toBe(1);
    expect(drawn("destinies", { tiles: [], players, turn: null })).toBe("");
  });
});
