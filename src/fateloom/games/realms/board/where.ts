import type { RealmsView } from "$lib/protocol";
import { say } from "$lib/words";

/** Where the table stands, in a line: whose turn it is, and what wins the game. */
export function where(shown: unknown, names: readonly string[]): string {
  const { turn, cur, step, players } = shown as RealmsView;
  // Of two, both put up a card at once.
  return say("realms-where", {
    turn,
    step: players.length === 2 ? "both" : step,
    name: names[cur] ?? "",
  });
}
