import type { DestiniesView } from "$lib/protocol";
import { say } from "$lib/words";
import type { Line } from "../story";

/**
 * The lines of a report about a text: its id, story and language, the state of the table, and the
 * error. It contains only what this seat can see.
 */
export function reportOf(
  line: Line,
  view: DestiniesView,
  where: string,
  number: number,
  remark: string,
): string {
  const heroes = view.players.filter(({ hero }) => hero).length;
  const facts = [
    say("destinies-report-story", { story: view.scenario, version: view.version }),
    say("destinies-report-key", { key: line.key }),
    say("destinies-report-language", { language: view.language }),
    say("destinies-report-place", { where }),
    say("destinies-report-table", { mode: say(`destinies-mode-${view.mode}`), heroes, number }),
  ];
  const wrong = remark.trim() ? [say("destinies-report-wrong", { remark: remark.trim() }), ""] : [];
  return [...facts, "", ...wrong, line.words, ""].join("\n");
}
