import type { Round } from "$lib/end/course";
import type { EventInfo } from "$lib/protocol";
import { say } from "$lib/words";

/** How a round ended, read from what happened in it. */
export interface RoundEnd {
  round: number;
  /** What was fought for. */
  stakes: readonly string[];
  /** Each seat's Destiny Total, how it was calculated, and its groups, Base first. */
  totals: readonly {
    seat: number;
    total: number;
    formula: string | null;
    groups: readonly (readonly string[])[];
  }[];
  /** The seat that won, or null when several tied and the treasure was buried. */
  winner: number | null;
  tied: readonly number[];
}

const NUMERALS = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII"];

/** The rounds as the parts of a game. */
export function rounds(events: readonly EventInfo[]): Round[] {
  return events.flatMap(({ code, args }, index) => {
    if (code !== "round") return [];
    const round = Number(args[0]);
    const label = NUMERALS[round - 1] ?? String(round);
    return [{ index, label, name: say("destiny-end-round", { round }) }];
  });
}

/** The latest round that is over, or null. `index` is where its end stands among the events. */
export function lastRoundEnd(
  events: readonly EventInfo[],
): { index: number; end: RoundEnd } | null {
  const index = events.findLastIndex((event) => event.code === "wins" || event.code === "ties");
  if (index < 0) return null;
  const start = events.slice(0, index).findLastIndex((event) => event.code === "round");
  return { index, end: readRound(events.slice(start, index + 1)) };
}

function readRound(events: readonly EventInfo[]): RoundEnd {
  const groups = new Map<number, string[][]>();
  const totals = new Map<number, [number, string | null]>();
  let stakes: string[] = [];
  let round = 0;
  let winner: number | null = null;
  let tied: number[] = [];
  for (const { code, args } of events) {
    const seat = args[0] as number;
    switch (code) {
      case "round":
        round = args[0] as number;
        break;
      case "treasure":
        stakes = [args[0] as string | null, ...(args[1] as string[])].filter(
          (each) => each !== null,
        );
        break;
      case "base":
        groups.set(seat, [...(groups.get(seat) ?? []), [args[1] as string]]);
        break;
      case "attach":
        groups
          .get(seat)
          ?.find(([base]) => base === args[3])
          ?.push(args[1] as string);
        break;
      case "total":
        totals.set(seat, [args[1] as number, (args[2] as string | null | undefined) ?? null]);
        break;
      case "wins":
        winner = seat;
        break;
      case "ties":
        tied = args[0] as number[];
    }
  }
  const rows = [...totals]
    .map(([seat, [total, formula]]) => ({ seat, total, formula, groups: groups.get(seat) ?? [] }))
    .sort((a, b) => b.total - a.total || a.seat - b.seat);
  return { round, stakes, totals: rows, winner, tied };
}
