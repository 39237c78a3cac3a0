import type { DestiniesView } from "$lib/protocol";
import type { Choosing } from "./choosing.svelte";
import type { Intent } from "./hero/intent.svelte";
import type { Names } from "./names";

/** What every part of the board is handed: the view, who is who, and what can be chosen. */
export interface TableState {
  view: DestiniesView;
  /** The people at the table, by seat. */
  people: readonly string[];
  /** What things of the story are called. */
  called: Names;
  choosing: Choosing;
  /** How the reader means to spend experience; null for spectators. */
  intent: Intent | null;
  /** The table can be touched: it is the reader's choice, and not a picture of the past. */
  open: boolean;
  busy: boolean;
  /** Says why something cannot be chosen, and by which rule. */
  tell: (why: string, rule?: string) => void;
}

/** The hero of a seat by name; before one is taken, the person. */
export function heroName(
  table: Pick<TableState, "view" | "called" | "people">,
  seat: number,
): string {
  const player = table.view.players[seat];
  if (!player?.hero) return table.people[seat] ?? "";
  return table.called(player.companion ? "companion" : "hero", player.hero);
}

/** Whose choice it is, else whose turn. */
export function actor(view: Pick<DestiniesView, "waiting" | "turn">): number | null {
  return view.waiting[0] ?? view.turn;
}
