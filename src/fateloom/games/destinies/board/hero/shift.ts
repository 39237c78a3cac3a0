import type { DestiniesPlayer } from "$lib/protocol";
import type { Target } from "../choosing.svelte";
import type { Skill } from "../skills";
import type { TableState } from "../table";
import type { Intent } from "./intent.svelte";

/** The questions at which experience can be spent, because nothing else is pending. */
const FREE = new Set(["exchange", "ability", "move", "place", "option", "stage"]);

/** A marker that can be moved, and the space where it would go. */
export interface Shift extends Target {
  to: number;
}

/** The effect of clicking a marker while points are distributed over this hero's markers. */
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

/** The reader's plan for the markers of this hero, if it is the reader's hero. */
export function intentOf({ view, intent }: TableState, seat: number): Intent | null {
  return view.seat === seat ? intent : null;
}

/** Whether markers of this hero can be planned now: only while no other choice is pending. */
export function mayPlan({ view, open }: TableState, player: DestiniesPlayer): boolean {
  if (view.outcome || view.spread?.seat === player.seat) return false;
  if (player.standing === "defeated" || player.standing === "fulfilled") return false;
  return !open || FREE.has(view.asked ?? "");
}

/** The effect on the plan of clicking a marker, or the space that it is planned for. */
export function planned(intent: Intent, skill: Skill, space: number): Shift | undefined {
  const to = intent.goal(skill, space);
  return to === null ? undefined : { to, touch: () => intent.move(skill, space), chosen: false };
}
