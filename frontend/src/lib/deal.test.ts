import { beforeEach, expect, test } from "vitest";
import { fitOf, note } from "./deal";
import type { DealInfo, Table, View } from "./protocol";

/** As tests/core/test_commitment.py has it. */
const COMMITMENT = "9b535e9cf39fc6b3f775af6849986aef3c87cb9cea24e9649b669a204f71c702";
const DEAL: DealInfo = {
  rules: 3,
  seed: String(2n ** 256n + 7n),
  nonce: "0f".repeat(32),
  shares: [],
};
const TABLE = {
  table: "ab",
  game: "destinies",
  players: [{}, {}],
  options: { scenario: "Fährt — “so”", goal: 5, open: true },
  commitment: COMMITMENT,
} as unknown as Table;

const seen = (choices: number, over = false): View => ({ choices, over }) as View;

beforeEach(() => localStorage.clear());

test("a commitment from before the first choice is kept, and fits", () => {
  note(TABLE, seen(0));
  note(TABLE, seen(9));
  expect(fitOf(TABLE, DEAL)).toBe("first");
});

test("a commitment that came later says so", () => {
  note(TABLE, seen(3));
  expect(fitOf(TABLE, DEAL)).toBe("late");
});

test("a commitment that came with the end is no witness", () => {
  note(TABLE, seen(3, true));
  expect(fitOf(TABLE, DEAL)).toBe("now");
});

test.each<[string, Partial<DealInfo>, Partial<Table>]>([
  ["another seed", { seed: "7" }, {}],
  ["another nonce", { nonce: "00".repeat(32) }, {}],
  ["other rules", { rules: 4 }, {}],
  ["another option", {}, { options: { ...TABLE.options, goal: 6 } }],
  ["another game", {}, { game: "destiny" }],
  ["fewer seats", {}, { players: [] }],
])("%s does not fit", (_, deal, table) => {
  note(TABLE, seen(0));
  expect(fitOf({ ...TABLE, ...table }, { ...DEAL, ...deal })).toBe("differs");
});

test("a commitment that the server replaced does not fit", () => {
  note({ ...TABLE, commitment: "another" }, seen(0));
  note(TABLE, seen(1));
  expect(fitOf(TABLE, DEAL)).toBe("differs");
});
