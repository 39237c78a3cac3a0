import type { DestinyView } from "$lib/protocol";
import { say } from "$lib/words";

/** Where the table stands, in a line: the round, who leads it, what wins the game. */
export function where(shown: unknown, names: readonly string[]): string {
  const view = shown as DestinyView;
  const { round, goal } = view;
  return view.phase === "identity"
    ? say("destiny-where-identity", { goal })
    : say("destiny-where", { round, goal, name: names[view.leader] ?? "" });
}
