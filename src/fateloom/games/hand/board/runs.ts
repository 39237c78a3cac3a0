import type { Round } from "$lib/end/course";
import type { EventInfo } from "$lib/protocol";
import { say } from "$lib/words";

/** What happened in a wave, for the end of a run. */
export interface Wave {
  wave: number;
  /** The index of the event it begins with. */
  index: number;
  defeated: number;
  hurt: number;
  /** Whether its boss fell; null when it was not reached. */
  boss: boolean | null;
  bought: readonly string[];
}

/** The waves as the parts of a run. */
export function rounds(events: readonly EventInfo[]): Round[] {
  return waves(events).map(({ wave, index }) => ({
    index,
    label: NUMERALS[wave - 1] ?? String(wave),
    name: say("hand-end-wave", { wave }),
  }));
}

const NUMERALS = ["I", "II", "III", "IV"];

export function waves(events: readonly EventInfo[]): Wave[] {
  const all: (Wave & { bought: string[] })[] = [];
  for (const [index, { code, args }] of events.entries()) {
    if (code === "wave") {
      all.push({ wave: Number(args[0]), index, defeated: 0, hurt: 0, boss: null, bought: [] });
    }
    const now = all.at(-1);
    if (!now) continue;
    if (code === "defeated") now.defeated += 1;
    else if (code === "hurt") now.hurt += Number(args[0]);
    else if (code === "boss-falls") now.boss = true;
    else if (code === "boss-stands") now.boss = false;
    else if (code === "buys") now.bought.push(String(args[0]));
  }
  return all;
}
