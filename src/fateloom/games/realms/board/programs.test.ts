import { expect, it } from "vitest";
import { cardsToAwait, limits, told } from "./programs";
import { table } from "./table.fixture";

const auction = (high: number) => ({
  lots: [{ seller: 2, card: "Village", covered: false }],
  high,
  bidder: high ? 1 : null,
  calls: [] as [number, number][],
  lowest: high + 1,
  highest: 5,
  passing: "on",
});
const hand = ["Golem", "Banker", "Judge", "Ghost"];

it("offers limits above the bids so far that leave a card in hand", () => {
  expect(limits(table("bid", null, { auction: auction(0), hand }))).toEqual([1, 2, 3]);
  expect(limits(table("bid", null, { auction: auction(2), hand }))).toEqual([3]);
  expect(limits(table("bid", null, { auction: auction(5), hand }))).toEqual([]);
  expect(limits(table("bid", null, { auction: auction(0), hand: [] }))).toEqual([]);
});

it("lets one wait for the cards of the game that are not waited for", () => {
  const names = (advanced: boolean): string[] =>
    cardsToAwait(table("bid", null, { advanced }), ["Golem"]).map((card) => card.name);
  expect(names(true)).toHaveLength(55);
  expect(names(false)).toHaveLength(43);
  expect(names(true)).not.toContain("Golem");
  expect(names(false)).not.toContain("Champion");
});

it("says what a program does", () => {
  const said = (kind: string, args: Record<string, number | string[]>): string =>
    told({ kind, args, lasts: kind === "until" });
  expect(said("limit", { limit: 4 })).toBe("Bids for you, up to 4");
  expect(said("pass", {})).toBe("Passes for you in this auction");
  expect(said("until", { what: ["outbid", "Magic", "Golem"] })).toBe(
    "Passes for you until: you are outbid, Magic, Golem",
  );
});
