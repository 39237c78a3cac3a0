import { describe, expect, it } from "vitest";
import type { RealmsAuction } from "$lib/protocol";
import { ladder, RUNGS, standing } from "./ladder";

function auction(calls: [number, number][], highest: number | null = null): RealmsAuction {
  const bids = calls.filter(([, bid]) => bid > 0);
  const [bidder, high] = bids.at(-1) ?? [null, 0];
  return { lots: [], high, bidder, calls, lowest: null, highest, passing: null };
}

describe("ladder", () => {
  it("shows every bid, what can be bid, and the card that must stay", () => {
    const rungs = ladder(
      auction([
        [1, 1],
        [2, 2],
      ]),
      [3, 4, 5],
      6,
    );
    expect(rungs.map(({ bid, kind, seat }) => [bid, kind, seat])).toEqual([
      [6, "over", null],
      [5, "open", null],
      [4, "open", null],
      [3, "open", null],
      [2, "called", 2],
      [1, "called", 1],
    ]);
  });

  it("keeps a bid on its rung when its player passes later", () => {
    const calls: [number, number][] = [
      [1, 1],
      [2, 2],
      [1, 0],
    ];
    expect(ladder(auction(calls), [], null).map((rung) => rung.seat)).toEqual([2, 1]);
    expect(standing(auction(calls)).get(1)).toBe(0);
  });

  it("leaves rungs out rather than grow too high, but neither the lowest nor the highest bid", () => {
    const open = Array.from({ length: 20 }, (_, i) => i + 3);
    const rungs = ladder(auction([[0, 2]]), open, 23);
    expect(rungs.length).toBeLessThanOrEqual(RUNGS + 1);
    const bids = rungs.filter((rung) => rung.kind === "open").map((rung) => rung.bid);
    expect(bids).toContain(3);
    expect(bids).toContain(22);
    // What is left out can be bid, too.
    const gaps = rungs.filter((rung) => rung.kind === "gap");
    expect(gaps).toHaveLength(1);
    expect([...bids, ...(gaps[0]?.bids ?? [])].toSorted((a, b) => a - b)).toEqual(open);
  });
});
