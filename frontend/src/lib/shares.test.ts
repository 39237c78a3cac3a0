import { beforeEach, expect, test } from "vitest";
import { fitOf, note } from "./deal";
import type { DealInfo, PlayerInfo, Table, View } from "./protocol";
import { commit, isLost, sharesFit, toReveal } from "./shares";

/** As tests/core/test_shares.py has it. */
const ANNAS_SHARE = "a5".repeat(32);
const ANNAS_DIGEST = "059ee9ccf435d42b95b1f5cd84db8a182118bc2dfe787271477696051679a529";
const OTHER = "77".repeat(32);

let tables = 0;
let id: string;
beforeEach(() => {
  localStorage.clear();
  id = `joint${tables++}`;
});

/** A table of Hedda, who sits here, Anna, and a bot, where all digests are known. */
function table(hedda: string, more: Partial<Table> = {}): Table {
  const player = (share: string | null): Partial<PlayerInfo> => ({ share, revealed: false });
  return {
    table: id,
    game: "destiny",
    options: {},
    yours: [0],
    joint: true,
    revealing: true,
    players: [player(hedda), player(ANNAS_DIGEST), player(null)],
    ...more,
  } as Table;
}

const deal = (shares: (string | null)[]): DealInfo => ({ rules: 1, seed: "7", nonce: "", shares });

test("a share is drawn by chance, and known by its digest until it is revealed", () => {
  const [first, second] = [commit(id, [0]), commit("another", [0])];
  expect(first[0]).toMatch(/^[0-9a-f]{64}$/);
  expect(first[0]).not.toBe(second[0]);
  const shares = toReveal(table(first[0] ?? ""));
  expect(shares?.[0]).toMatch(/^[0-9a-f]{64}$/);
  expect(shares?.[0]).not.toBe(first[0]);
});

test("nothing is revealed before all have committed, or twice", () => {
  const digest = commit(id, [0])[0] ?? "";
  expect(toReveal(table(digest, { revealing: false }))).toBeNull();
  const revealed = { share: digest, revealed: true } as PlayerInfo;
  expect(toReveal(table(digest, { players: [revealed] }))).toBeNull();
});

test("a share is revealed again where the first time was lost, but never to other digests", () => {
  const digest = commit(id, [0])[0] ?? "";
  const shares = toReveal(table(digest));
  expect(toReveal(table(digest))).toEqual(shares);
  const [hedda, , bot] = table(digest).players;
  const anna = { share: OTHER, revealed: false } as PlayerInfo;
  const changed = table(digest, { players: [hedda, anna, bot] as PlayerInfo[] });
  expect(toReveal(changed)).toBeNull();
  expect(isLost(changed)).toBe(true);
  expect(isLost(table(digest))).toBe(false);
});

test("a share that another browser has committed to is missed here", () => {
  expect(toReveal(table(OTHER))).toBeNull();
  expect(isLost(table(OTHER))).toBe(true);
  commit(id, [0]);
  expect(isLost(table(OTHER))).toBe(true);
});

test("the shares told at the end are those that everybody had committed to", () => {
  const seen = table(commit(id, [0])[0] ?? "");
  expect(sharesFit(seen, deal([null, ANNAS_SHARE, null]))).toBeNull();
  const own = toReveal(seen)?.[0] ?? "";
  expect(sharesFit(seen, deal([own, ANNAS_SHARE, null]))).toBe(true);
  expect(sharesFit(seen, deal([OTHER, ANNAS_SHARE, null]))).toBe(false);
  expect(sharesFit(seen, deal([own, OTHER, null]))).toBe(false);
  expect(sharesFit(seen, deal([own, ANNAS_SHARE, OTHER]))).toBe(false);
  expect(sharesFit(seen, deal([]))).toBe(false);
});

test("the page says that its share is in the shuffle, or that something does not fit", () => {
  // As tests/core/test_shares.py has it: the drawn seed 7, the nonce, rules 1, three seats.
  const nonce = "0f".repeat(32);
  const commitment = "6ba37835d1023ff405d0a4346fc116cec703406462669ccaadc82c4d3cf737ed";
  const seen = table(commit(id, [0])[0] ?? "", { commitment });
  note(seen, { choices: 0, over: false } as View);
  const own = toReveal(seen)?.[0] ?? "";
  const told = { ...deal([own, ANNAS_SHARE, null]), nonce };
  expect(fitOf(seen, told)).toBe("shared");
  expect(fitOf(seen, { ...told, shares: [own, OTHER, null] })).toBe("differs");
  expect(fitOf(seen, { ...told, shares: [] })).toBe("differs");
  expect(fitOf(seen, { ...told, seed: "8" })).toBe("differs");
});
