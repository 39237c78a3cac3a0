import type { HandAbility, HandView } from "$lib/protocol";
import { say } from "$lib/words";
import { costOf } from "./catalogue";

/** What is to be said of an ability beside what is printed: that it is in force, or is not. */
export function inForce(view: HandView, { name, exhausted }: HandAbility): string {
  if (exhausted) return "";
  const stock = costOf(name) !== "paid";
  const off = view.line.some((spot) => spot.sight === "visible" && spot.face === "Hex Weaver");
  if (stock && off) return say("hand-board-off");
  if (name === "Grudge" && view.memory.grudge) return say("hand-board-grudge");
  if (name === "Armor Piercing" && view.memory.pierced) return say("hand-board-in-force");
  return view.adds.includes(name) ? say("hand-board-added") : "";
}
