/** What the evenings say of themselves, in the reader's words. */
import type { Evening, History } from "$lib/evening";
import { language } from "$lib/language.svelte";
import { gameTitle, listed, say } from "$lib/words";
import { byFacts, longest, partners, peopleOf, scoreOf, streaks } from "./statistics";

const DAY_MS = 86_400_000;

/** So many evenings with somebody are worth a sentence. */
const OFTEN = 2;

/** The evenings in a few sentences. */
export function sentence(
  evenings: readonly Evening[],
  histories: ReadonlyMap<string, History>,
): string {
  const [first] = evenings;
  if (!first) return "";
  const parts = [
    say("evenings-sentence", {
      month: part(first.ended, { month: "long" }),
      count: evenings.length,
      won: scoreOf(evenings).won,
    }),
  ];
  const most = longest(evenings);
  if (most) {
    parts.push(
      say("evenings-longest", {
        game: gameTitle(most.game, "short"),
        time: timeOf(most.minutes),
        names: listed(peopleOf(most)) || "none",
        weekday: part(most.ended, { weekday: "long" }),
      }),
    );
  }
  const { now, longest: run } = streaks(evenings);
  if (run > 1) parts.push(say("evenings-streak", { now, longest: run }));
  const [partner] = partners(evenings);
  if (partner && partner.of >= OFTEN) {
    parts.push(say("evenings-partner", { name: partner.name, count: partner.of }));
  }
  const foe = oftenest(evenings, histories);
  if (foe) parts.push(say("evenings-foe", foe));
  return parts.join(" ");
}

/** Whom this device met most often of those that a game is played against. */
function oftenest(
  evenings: readonly Evening[],
  histories: ReadonlyMap<string, History>,
): { name: string; won: number; of: number } | undefined {
  const [most] = [...histories]
    .flatMap(([game, { pairs }]) =>
      pairs
        ? [...byFacts(evenings, game, pairs.columns.fact)].map(([value, score]) => ({
            name: pairs.columns.name(value),
            ...score,
          }))
        : [],
    )
    .sort((a, b) => b.of - a.of || b.won - a.won);
  return most && most.of >= OFTEN ? most : undefined;
}

function timeOf(minutes: number): string {
  return say("evenings-time", { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
}

/** How it ended for this device, in a word. */
export function resultOf({ won, drawn, place, players }: Evening): string {
  if (won) return say("evenings-won");
  if (drawn) return say("evenings-drawn");
  return players.length === 1 ? say("evenings-lost") : say("evenings-place", { place });
}

/** When it was: the weekday of the last days, else the date. */
export function whenOf(seconds: number, now: number): string {
  const age = now - seconds * 1000;
  if (age < 6 * DAY_MS) return part(seconds, { weekday: "long" });
  const year = new Date(seconds * 1000).getFullYear() !== new Date(now).getFullYear();
  return part(seconds, { day: "numeric", month: "long", ...(year ? { year: "numeric" } : {}) });
}

function part(seconds: number, how: Intl.DateTimeFormatOptions): string {
  return new Date(seconds * 1000).toLocaleDateString(language.region, how);
}
