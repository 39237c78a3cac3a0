import type { Round } from "$lib/end/course";
import type { EventInfo } from "$lib/protocol";
import { say } from "$lib/words";

/** The days as the parts of a story. */
export function rounds(events: readonly EventInfo[]): Round[] {
  return events.flatMap(({ code, args }, index) => {
    if (code !== "day") return [];
    const day = Number(args[0]);
    return [{ index, label: String(day), name: say("destinies-end-day", { day }) }];
  });
}

/** The statistics of a player in a game. */
export interface Deeds {
  explored: number;
  visits: number;
  tests: number;
  successes: number;
  stars: number;
  coins: number;
  items: number;
}

/** The statistics of each seat. */
export function deeds(events: readonly EventInfo[], seats: number): Deeds[] {
  const found = Array.from({ length: seats }, () => ({
    explored: 0,
    visits: 0,
    tests: 0,
    successes: 0,
    stars: 0,
    coins: 0,
    items: 0,
  }));
  for (const { code, args } of events) {
    const own = found[Number(args[0])];
    if (!own) continue;
    switch (code) {
      case "explores":
        own.explored++;
        break;
      case "visits":
        own.visits++;
        break;
      case "counts":
        own.tests++;
        own.stars += Number(args[4]);
        own.successes += Number(args[6]);
        break;
      case "says":
        own.tests++;
        own.successes += Number(args[1]);
        break;
      case "coins":
        own.coins += Math.max(0, Number(args[1]));
        break;
      case "gains":
      case "buys":
        own.items++;
    }
  }
  return found;
}
