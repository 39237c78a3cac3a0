import type { Round } from "$lib/end/course";
import type { EventInfo } from "$lib/protocol";
import { say } from "$lib/words";

/** What decided the game for each player. */
export interface Deeds {
  /** The destiny that a seat completed. */
  completed: ReadonlyMap<number, string>;
  /** Who was eliminated, and by whose doing; null by nobody's. */
  out: ReadonlyMap<number, number | null>;
}

export function deeds(events: readonly EventInfo[]): Deeds {
  const completed = new Map<number, string>();
  const out = new Map<number, number | null>();
  for (const { code, args } of events) {
    if (code === "completes") completed.set(args[0] as number, args[1] as string);
    else if (code === "eliminated") out.set(args[0] as number, args[1] as number | null);
  }
  return { completed, out };
}

/** The turns as the parts of a game. */
export function rounds(events: readonly EventInfo[]): Round[] {
  return events.flatMap(({ code, args }, index) => {
    if (code !== "turn") return [];
    const turn = Number(args[0]);
    return [{ index, label: String(turn), name: say("realms-end-turn", { turn }) }];
  });
}
