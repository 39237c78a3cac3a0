/** Whether the deal of a finished game fits what was committed to: see docs/fairness.md. */
import { keep, kept } from "./kept";
import type { DealInfo, Table, View } from "./protocol";

const KIND = "commitment";

interface Seen {
  commitment: string;
  /** How many choices there were when this device got it. */
  choices: number;
}

/**
 * - `first`: it fits, and this device had the commitment before the first choice
 * - `late`: it fits, and this device had the commitment before the end
 * - `now`: it fits a commitment that this device was not sent before the end
 * - `differs`: it does not fit
 * - `unknown`: the browser cannot compute it without an encrypted connection
 */
export type Fit = "first" | "late" | "now" | "differs" | "unknown";

/** Keeps the first commitment that this device gets of a table; a later one does not replace it. */
export function note(table: Table, view: View): void {
  if (!table.commitment || view.over || kept(KIND, table.table) !== undefined) return;
  const seen: Seen = { commitment: table.commitment, choices: view.choices };
  keep(KIND, table.table, seen);
}

/** Checks the deal of a game that is over. */
export async function fitOf(table: Table, deal: DealInfo): Promise<Fit> {
  // Browsers leave it out of pages that did not come over https.
  if (!(crypto.subtle as SubtleCrypto | undefined)) return "unknown";
  const seen = kept(KIND, table.table) as Seen | undefined;
  const found = await commitment(table, deal);
  if (found !== table.commitment || (seen && found !== seen.commitment)) return "differs";
  if (!seen) return "now";
  return seen.choices === 0 ? "first" : "late";
}

/** The SHA-256 of the text that is committed to, as `core/commitment.py` writes it. */
async function commitment(table: Table, deal: DealInfo): Promise<string> {
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
  const text = new TextEncoder().encode(`fateloom deal 1\n${JSON.stringify(all)}`);
  const digest = await crypto.subtle.digest("SHA-256", text);
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
