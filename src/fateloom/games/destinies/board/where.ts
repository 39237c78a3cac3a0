import type { DestiniesView } from "$lib/protocol";
import { say } from "$lib/words";
import { namesOf } from "./names";

/** The state of the table in one line: the story, the day, the active player and the phase. */
export function where(shown: unknown, names: readonly string[]): string {
  const view = shown as DestiniesView;
  const called = namesOf(view);
  const story = called("story", view.scenario);
  if (view.turn === null) return story;
  return say("destinies-board-where", {
    story,
    day: view.day,
    name: names[view.turn] ?? "",
    phase: view.place === null ? view.phase : "place",
    place: view.place === null ? "" : called("poi", view.place),
  });
}
