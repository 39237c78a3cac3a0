/** This device's shares in the seed of a table, by commit and reveal: see docs/fairness.md. */
import { randomBytes, bytesToHex } from "@noble/hashes/utils.js";
import { sha256Of } from "./digest";
import { keep, kept } from "./kept";
import type { DealInfo, Table } from "./protocol";

const KIND = "shares";

type BySeat = Record<number, string>;

interface Known {
  /** This device's shares. */
  own: BySeat;
  /** The digests of all seats when this device revealed its shares; null before. */
  digests: (string | null)[] | null;
}

/** For browsers that keep nothing: then it lasts as long as the page. */
const here = new Map<string, Known>();

/** Draws a share for each of these seats. Returns their digests, by which the device commits to them. */
export function commit(table: string, seats: readonly number[]): BySeat {
  const own = Object.fromEntries(seats.map((seat) => [seat, bytesToHex(randomBytes(32))]));
  learn(table, { own, digests: null });
  return Object.fromEntries(seats.map((seat) => [seat, digest(seat, own[seat] ?? "")]));
}

/**
 * The shares that this device now has to reveal, or null. They are never revealed to two different
 * sets of digests: else others could choose theirs after seeing these.
 */
export function toReveal(table: Table): BySeat | null {
  const own = revealable(table);
  if (own) learn(table.table, { own, digests: digestsOf(table) });
  return own;
}

/** Whether the table waits for a share that this device does not have, or may not reveal. */
export function isLost(table: Table): boolean {
  return table.revealing && isOwing(table) && revealable(table) === null;
}

/**
 * Whether the shares of a finished game are those that everybody had committed to when this device
 * revealed its own; null if it revealed none.
 */
export function sharesFit(table: Table, deal: DealInfo): boolean | null {
  const digests = knownOf(table.table)?.digests;
  if (!digests) return null;
  return digests.every((each, seat) => {
    const share = deal.shares[seat] ?? null;
    return each === (share === null ? null : digest(seat, share));
  });
}

function revealable(table: Table): BySeat | null {
  const known = knownOf(table.table);
  if (!table.revealing || !isOwing(table) || !known) return null;
  const digests = digestsOf(table);
  const fresh = known.digests === null || String(known.digests) === String(digests);
  const own = Object.entries(known.own);
  const held = own.every(([seat, share]) => digests[Number(seat)] === digest(Number(seat), share));
  return fresh && held ? known.own : null;
}

function isOwing(table: Table): boolean {
  return table.yours.some((seat) => !table.players[seat]?.revealed);
}

function digestsOf(table: Table): (string | null)[] {
  return table.players.map((player) => player.share);
}

/** As `share_digest` in `core/shares.py`. */
function digest(seat: number, share: string): string {
  return sha256Of(`fateloom share 1\n${JSON.stringify({ seat, share })}`);
}

function knownOf(table: string): Known | undefined {
  return here.get(table) ?? (kept(KIND, table) as Known | undefined);
}

function learn(table: string, known: Known): void {
  here.set(table, known);
  keep(KIND, table, known);
}
