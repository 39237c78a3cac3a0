import type { DestiniesPlayer } from "$lib/protocol";
import type { Target } from "../choosing.svelte";
import type { Skill } from "../skills";
import type { TableState } from "../table";
import type { Intent } from "./intent.svelte";

/** What is asked where nothing else is pending: experience could be spent there as well. */
const FREE = new Set(["exchange", "ability", "move", "place", "option", "stage"]);

/** A marker that can be moved, and the space where it would go. */
export interface Shift extends Target {
  to: number;
}

/** What touching a marker would do while points are spread over the markers of this hero. */
export function shiftOf(
  { view, choosing, open }: TableState,
  seat: number,
  skill: Skill,
  space: number,
): Shift | undefined {
  if (!open || view.asked !== "markers" || view.spread?.seat !== seat) return undefined;
  const target = choosing.on(view.spread.left ? "left" : "right", `${skill} ${space}`);
  return target && { ...target, to: space + (view.spread.left ? -1 : 1) };
}

/** What the reader means to do with the markers of this hero, if it is theirs to say. */
export function intentOf({ view, intent }: TableState, seat: number): Intent | null {
  return view.seat === seat ? intent : null;
}

/** Whether markers of this hero can be planned now: while nothing else is to be decided. */
export function mayPlan({ view, open }: TableState, player: DestiniesPlayer): boolean {
  if (view.outcome || view.spread?.seat === player.seat) return false;
  if (player.standing === "defeated" || player.standing === "fulfilled") return false;
  return !open || FREE.has(view.asked ?? "");
}

/** What touching a marker, or the space that it is planned for, would do to the plan. */
export function planned(intent: Intent, skill: Skill, space: number): Shift | undefined {
  const to = intent.goal(skill, space);
  return to === null ? undefined : { to, touch: () => intent.move(skill, space), chosen: false };
}
