import type { RealmsAuction } from "$lib/protocol";

/** A rung of the ladder of bids. */
export interface Rung {
  bid: number;
  /**
   * open    can be bid now
   * called  somebody's bid
   * bare    nobody's
   * over    the reader's last card, which cannot be bid
   * gap     stands for several that could be bid, too
   */
  kind: "open" | "called" | "bare" | "over" | "gap";
  seat: number | null;
  /** The bids that a gap stands for. */
  bids?: readonly number[];
}

/** More rungs than these would not fit beside a card. */
export const RUNGS = 7;

/** The latest call of each player: a bid, or 0 for a pass. */
export function standing(auction: RealmsAuction): ReadonlyMap<number, number> {
  return new Map(auction.calls);
}

/**
 * The ladder from the top down. `open` are the bids that the reader may make, `limit` is the highest
 * bid possible for the player whose turn it is; `held` is the reader's hand on their own turn.
 */
export function ladder(
  auction: RealmsAuction,
  open: readonly number[],
  held: number | null,
): Rung[] {
  const called = new Map<number, number>();
  for (const [seat, bid] of auction.calls) if (bid > 0) called.set(bid, seat);
  const top = Math.max(auction.high, auction.highest ?? 0, ...open, 1);
  const rungs: Rung[] = [];
  for (let bid = 1; bid <= top; bid++) {
    const seat = called.get(bid) ?? null;
    const kind = seat !== null ? "called" : open.includes(bid) ? "open" : "bare";
    rungs.push({ bid, kind, seat });
  }
  if (held !== null && held === top + 1) rungs.push({ bid: held, kind: "over", seat: null });
  return shortened(rungs).toReversed();
}

/** Leaves out rungs that tell least: bare ones at the foot, then the middle of what is open. */
function shortened(rungs: readonly Rung[]): Rung[] {
  const kept = [...rungs];
  while (kept.length > RUNGS && kept[0]?.kind === "bare") kept.shift();
  while (kept.length > RUNGS && kept.some((rung) => rung.kind === "bare")) {
    kept.splice(
      kept.findLastIndex((rung) => rung.kind === "bare"),
      1,
    );
  }
  while (kept.length > RUNGS && kept[0]?.kind === "called" && kept[1]?.kind === "called") {
    kept.shift();
  }
  const open = kept.filter((rung) => rung.kind === "open");
  const spare = kept.length - RUNGS;
  if (spare <= 0 || open.length < 4) return kept;
  // The lowest ones and the highest stay; one rung stands for what lies between.
  const left = open.slice(-2 - Math.min(spare, open.length - 4), -1);
  const [first] = left;
  return kept.flatMap((rung) => {
    if (!left.includes(rung)) return [rung];
    const bids = left.map(({ bid }) => bid);
    return rung === first ? [{ ...rung, kind: "gap" as const, bids }] : [];
  });
}
