import { about, type Told } from "./chronicle";

/** A heading, or a turn: what one seat chose in a row, and all that followed from it. */
export interface Entry {
  /** The index of its first line; it stays when the turn grows. */
  key: number;
  heading: Told | null;
  lines: readonly Told[];
  /** How many of the lines are quiet. */
  quiet: number;
}

/**
 * The log by turns, the oldest first, with what is about a player, a place, or both.
 *
 * A phase in which nothing happened has no heading, unless it is the current one. A turn in which
 * everything is quiet is part of the one before it.
 */
export function turns(told: readonly Told[], seat: number | null, place: string | null): Entry[] {
  const found: Entry[] = [];
  for (const run of cut(told)) {
    const lines = about(run, seat, place);
    const [first] = lines;
    if (!first) continue;
    const last = found.at(-1);
    if (first.chapter) {
      if (last?.heading?.code === "phase") found.pop();
      found.push({ key: first.index, heading: first, lines: [], quiet: 0 });
      continue;
    }
    const quiet = lines.filter(({ weight }) => weight === "quiet").length;
    if (last && !last.heading && quiet === lines.length) {
      last.lines = [...last.lines, ...lines];
      last.quiet += quiet;
    } else found.push({ key: first.index, heading: null, lines, quiet });
  }
  return found;
}

/** The lines of an entry that are shown while it is folded. */
export function loud({ lines }: Entry): readonly Told[] {
  return lines.filter(({ weight }) => weight !== "quiet");
}

/** The runs of lines from one seat's answer to the next seat's; each heading is a run of its own. */
function cut(told: readonly Told[]): Told[][] {
  const runs: Told[][] = [];
  let run: Told[] = [];
  let actor: number | null = null;
  for (const line of told) {
    const next = line.answer && (line.seat === null || line.seat !== actor);
    if (line.chapter || next || runs.length === 0 || run[0]?.chapter) {
      run = [];
      runs.push(run);
      actor = line.answer ? line.seat : null;
    }
    run.push(line);
  }
  return runs;
}
