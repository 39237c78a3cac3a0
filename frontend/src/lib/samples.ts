import type { MoveInfo } from "./protocol";

/** A sentence as it comes up in a game, and what Python says of it (tests/expected). */
export interface Sample {
  code: string;
  args: unknown[];
  details: unknown[];
  move: MoveInfo;
  view: Record<string, unknown>;
  text: string;
}
type Samples = Record<string, Sample> & { players: string[] };

const files: Record<string, Samples> = import.meta.glob("../../../tests/expected/words-*.json", {
  eager: true,
  import: "default",
});
/** The samples of each game, by its name. */
export const games = Object.entries(files).map(([path, samples]): [string, Samples] => [
  /words-(\w+)\.json$/.exec(path)?.[1] ?? "",
  samples,
]);
if (!games.length) throw new Error("./x uv run python -m tests.expected writes the samples");
