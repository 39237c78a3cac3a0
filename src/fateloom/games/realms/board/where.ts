import type { RealmsView } from "$lib/protocol";
import { listed, say } from "$lib/words";
import { name } from "./faces";
import { nearest } from "./short";

/** Where the table stands, in a line: whose turn it is and, unless `brief`, what wins the game. */
export function where(shown: unknown, names: readonly string[], brief = false): string {
  const { turn, cur, step, players } = shown as RealmsView;
  // Of two, both put up a card at once.
  return say(brief ? "realms-where.brief" : "realms-where", {
    turn,
    step: players.length === 2 ? "both" : step,
    name: names[cur] ?? "",
  });
}

/** Who is nearest to a destiny that all know, and what they need; nothing while nobody has begun. */
export function leads(shown: unknown, names: readonly string[]): string {
  const view = shown as RealmsView;
  const playing = view.progress.filter(({ seat, have }) => have > 0 && view.players[seat]?.alive);
  const first = nearest(view, playing);
  if (!first || first.of.steps === 0) return "";
  return say("realms-nearest", {
    name: names[first.row.seat] ?? "",
    destiny: name(first.row.destiny),
    what: listed(first.of.parts),
  });
}
