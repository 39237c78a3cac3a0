import type { HandView } from "$lib/protocol";
import { listed, say } from "$lib/words";

/** "1 damage and 2 gold": what it costs to stop before the boss has fallen. */
export function penalties(view: HandView): string {
  return listed(view.penalties.map(([kind, amount]) => say(`hand-penalty-${kind}`, { amount })));
}
