import type { HandView } from "$lib/protocol";
import { say } from "$lib/words";
import type { Choices } from "./choices";

/** What can be touched to answer, where the question alone does not say so. */
export function hint(view: HandView, open: Choices): string {
  switch (view.asked) {
    case "fight":
    case "boss":
      return view.committed.length === 0 && open.commits.size > 0
        ? say("hand-board-hint-commit")
        : "";
    case "critical":
      return open.commits.size > 0 ? say("hand-board-hint-critical") : "";
    case "payment":
      return open.pays.size > 0 ? say("hand-board-hint-pay") : "";
    case "card":
      return say("hand-board-hint-card");
    case "turn":
      return say("hand-board-hint-turn");
    default:
      return "";
  }
}
