import { games } from "$lib/api";
import type { ValueInfo } from "$lib/protocol";

/** The option of the game that is its story. */
export const OPTION = "scenario";

/** The stories of a game that the server offers, with what they are about; none without a server. */
export async function stories(game: string): Promise<readonly ValueInfo[]> {
  const offered = await games().catch(() => []);
  const found = offered.find(({ name }) => name === game);
  return found?.options.find(({ name }) => name === OPTION)?.told ?? [];
}

/** The stories of a campaign in their order; of several for the same part, the first. */
export function partsOf(campaign: string, told: readonly ValueInfo[]): ValueInfo[] {
  const numbers = new Set<number>();
  return told
    .filter(({ place }) => place?.campaign === campaign)
    .sort((one, other) => (one.place?.number ?? 0) - (other.place?.number ?? 0))
    .filter(({ place }) => !numbers.has(place?.number ?? 0) && numbers.add(place?.number ?? 0));
}
