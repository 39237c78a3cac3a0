import type { EventInfo } from "$lib/protocol";

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
