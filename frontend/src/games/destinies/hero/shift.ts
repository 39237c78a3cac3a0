import type { Target } from "../choosing.svelte";
import type { Skill } from "../skills";
import type { TableState } from "../table";

/** What touching a marker would do while points are spread over the markers of this hero. */
export function shiftOf(
  { view, choosing, open }: TableState,
  seat: number,
  skill: Skill,
  space: number,
): Target | undefined {
  if (!open || view.asked !== "markers" || view.spread?.seat !== seat) return undefined;
  return choosing.on(view.spread.left ? "left" : "right", `${skill} ${space}`);
}
