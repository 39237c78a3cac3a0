import type { EventInfo } from "$lib/protocol";

/** What happened in a wave, for the end of a run. */
export interface Wave {
  wave: number;
  defeated: number;
  hurt: number;
  /** Whether its boss fell; null when it was not reached. */
  boss: boolean | null;
  bought: readonly string[];
}

export function waves(events: readonly EventInfo[]): Wave[] {
  const all: (Wave & { bought: string[] })[] = [];
  for (const { code, args } of events) {
    if (code === "wave") {
      all.push({ wave: Number(args[0]), defeated: 0, hurt: 0, boss: null, bought: [] });
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
