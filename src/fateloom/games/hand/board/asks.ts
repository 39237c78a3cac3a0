import type { HandView } from "$lib/protocol";
import { say } from "$lib/words";
import { name } from "./words";

/** Whether cards have been made ready for an attack of the player's choice. */
export function isReady(view: HandView): boolean {
  return view.committed.length > 0 && (view.asked === "fight" || view.asked === "boss");
}

/** The current question, as a sentence. */
export function asked(view: HandView): string {
  if (view.asked === null) return "";
  const about = view.about ?? "";
  return say(`hand-ask-${isReady(view) ? "ready" : view.asked}`, {
    name: name(view.hero),
    about: view.asked === "card" ? about : name(about),
    amount: view.asked === "critical" ? costOfHit(view) : view.amount,
  });
}

/** The strength cost of the critical hit that is being paid. */
export function costOfHit(view: HandView): number {
  return view.criticals[view.memory.hit]?.strength ?? 0;
}
