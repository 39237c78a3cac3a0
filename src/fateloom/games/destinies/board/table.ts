import type { DestiniesView } from "$lib/protocol";
import type { Choosing } from "./choosing.svelte";
import type { Intent } from "./hero/intent.svelte";
import type { Names } from "./names";

/** The context of all parts of the board: the view, the players, and the choices. */
export interface TableState {
  view: DestiniesView;
  /** The names of the players by seat. */
  people: readonly string[];
  /** The names of the story's components. */
  called: Names;
  choosing: Choosing;
  /** The reader's plan for spending experience; null for spectators. */
  intent: Intent | null;
  /** Whether the reader can choose now: it is their turn, and the view is not a past one. */
  open: boolean;
  busy: boolean;
  /** Whether this screen is laid out for several people to read it from their places. */
  tableMode: boolean;
  /** Shows why something cannot be chosen, with the rule. */
  tell: (why: string, rule?: string) => void;
}

/** The questions about items that are laid out to choose from. */
const LAID_OUT: ReadonlySet<string | null> = new Set(["overflow", "share", "exchange"]);

/** Whether the reader now chooses from items that are laid out. */
export function laidOut({ view, open }: Pick<TableState, "view" | "open">): boolean {
  return open && LAID_OUT.has(view.asked);
}

/** The name of a seat's hero; before one is taken, the name of the player. */
export function heroName(
  table: Pick<TableState, "view" | "called" | "people">,
  seat: number,
): string {
  const player = table.view.players[seat];
  if (!player?.hero) return table.people[seat] ?? "";
  return table.called(player.companion ? "companion" : "hero", player.hero);
}

/** The seat that has to choose, otherwise the active seat. */
export function actor(view: Pick<DestiniesView, "waiting" | "turn">): number | null {
  return view.waiting[0] ?? view.turn;
}

/** Lays the page out for table mode, until the returned function is called. */
export function layFor(tableMode: boolean): () => void {
  const { dataset } = document.documentElement;
  if (tableMode) dataset["mode"] = "table";
  return () => delete dataset["mode"];
}
