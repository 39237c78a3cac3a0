/** What the evenings say of themselves, in the reader's words. */
import type { Evening } from "$lib/evening";
import { language } from "$lib/language.svelte";
import { gameTitle, listed, say } from "$lib/words";
import { longest, peopleOf, scoreOf, streaks } from "./statistics";

const DAY_MS = 86_400_000;

/** The evenings in a sentence or three. */
export function sentence(evenings: readonly Evening[]): string {
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
  return parts.join(" ");
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
