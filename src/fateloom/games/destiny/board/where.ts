import type { DestinyLook, DestinyView } from "$lib/protocol";
import { listed, say } from "$lib/words";

/** Where the table stands, in a line: the round, who leads it and, unless `brief`, what wins the game. */
export function where(shown: unknown, names: readonly string[], brief = false): string {
  const view = shown as DestinyView;
  const { round, goal } = view;
  const id = view.phase === "identity" ? "destiny-where-identity" : "destiny-where";
  return say(brief ? `${id}.brief` : id, { round, goal, name: names[view.leader] ?? "" });
}

/** What the hands are called that somebody has seen, or that all see. */
export function lookedTitle({ open, round }: DestinyLook): string {
  return say(open ? "destiny-looked-open" : "destiny-looked", { round });
}

/** Who is ahead in treasure. */
export function leads(shown: unknown, names: readonly string[]): string {
  const { players, goal } = shown as DestinyView;
  const most = Math.max(...players.map(({ points }) => points));
  const first = players.filter(({ points }) => points === most);
  if (first.length === players.length) return say("destiny-leads-none", { points: most, goal });
  return say("destiny-leads", {
    names: listed(first.map(({ seat }) => names[seat] ?? "")),
    count: first.length,
    points: most,
    goal,
  });
}
