/** Campaigns: stories that go on from finished games of earlier ones. */
import { wordsLater } from "./later";
import type { GameInfo, Place, TableInfo } from "./protocol";
import { read } from "./tongue";
import { say } from "./words";

const TEXTS = import.meta.glob<string>("../../../src/fateloom/locale/*/campaigns.ftl", {
  query: "?raw",
  import: "default",
});

/** Fetches the words of campaigns, once. */
export const bringWords = wordsLater(TEXTS, (tag) => [
  `../../../src/fateloom/locale/${tag}/campaigns.ftl`,
]);

/** Whether a game has stories that are parts of a campaign. */
export const hasCampaigns = (game: GameInfo): boolean =>
  game.options.some(({ told }) => told.some(({ place }) => place));

/** The place of a story in its campaign, in words. */
export const placeWords = (place: Place): string =>
  say("page-campaign", { campaign: read(place.title) || "none", part: place.number });

/** The finished games from which a story of a campaign can go on, the latest first. */
export function before(place: Place | undefined | null, tables: readonly TableInfo[]): TableInfo[] {
  if (!place) return [];
  return tables
    .filter(({ chapter, yours, saved }) => {
      const fits = chapter?.campaign === place.campaign && chapter.part < place.number;
      return fits && yours.length > 0 && !saved;
    })
    .sort((one, other) => other.changed - one.changed);
}
