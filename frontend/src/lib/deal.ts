/** Whether the deal of a finished game fits what was committed to: see docs/fairness.md. */
import { sha256Of } from "./digest";
import { keep, kept } from "./kept";
import type { DealInfo, Table, View } from "./protocol";
import { sharesFit } from "./shares";

const KIND = "commitment";

interface Seen {
  commitment: string;
  /** How many choices there were when this device got it. */
  choices: number;
}

/**
 * - `shared`: like `first`, and the seed was made with a share of this device
 * - `first`: it fits, and this device had the commitment before the first choice
 * - `late`: it fits, and this device had the commitment before the end
 * - `now`: it fits a commitment that this device was not sent before the end
 * - `differs`: it does not fit
 */
export type Fit = "shared" | "first" | "late" | "now" | "differs";

/** Keeps the first commitment that this device gets of a table; a later one does not replace it. */
export function note(table: Table, view: View): void {
  if (!table.commitment || view.over || kept(KIND, table.table) !== undefined) return;
  const seen: Seen = { commitment: table.commitment, choices: view.choices };
  keep(KIND, table.table, seen);
}

/** Checks the deal of a game that is over. */
export function fitOf(table: Table, deal: DealInfo): Fit {
  const seen = kept(KIND, table.table) as Seen | undefined;
  const found = commitment(table, deal);
  const shares = sharesFit(table, deal);
  if (found !== table.commitment || (seen && found !== seen.commitment)) return "differs";
  if (shares === false) return "differs";
  if (!seen) return "now";
  if (seen.choices > 0) return "late";
  return shares ? "shared" : "first";
}

/** The SHA-256 of the text that is committed to, as `core/commitment.py` writes it. */
function commitment(table: Table, deal: DealInfo): string {
  const options = Object.fromEntries(
    Object.entries(table.options).sort(([a], [b]) => (a < b ? -1 : 1)),
  );
  const all = {
    game: table.game,
    nonce: deal.nonce,
    options,
    rules: deal.rules,
    seats: table.players.length,
    seed: deal.seed,
  };
  return sha256Of(`fateloom deal 1\n${JSON.stringify(all)}`);
}
