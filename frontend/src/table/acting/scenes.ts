import type { Act, Acting, Audience, Place, Step } from "$lib/acts";
import type { EventInfo } from "$lib/protocol";
import type { SoundName } from "$lib/sound";
import { weightOf } from "$lib/weights";
import { eventSeat } from "$lib/words";

/** How long each act takes at the usual speed, in milliseconds. */
export const DURATIONS: Record<Act["act"], number> = {
  thread: 420,
  ring: 180,
  lift: 420,
  fly: 480,
  deal: 320,
  count: 600,
  gavel: 880,
  strike: 180,
  rise: 480,
  reveal: 480,
  dice: 560,
  tremble: 180,
};

/** What is heard of each act. */
export const SOUNDS: Record<Act["act"], SoundName | null> = {
  thread: "thread",
  ring: "stamp",
  lift: null,
  fly: "draw",
  deal: "deal",
  count: "count",
  gavel: "gavel",
  strike: "strike",
  rise: "rise",
  reveal: "find",
  dice: "dice",
  tremble: "tremble",
};

/** Between two cards that are dealt, in milliseconds. */
export const DEAL_GAP = 50;

/** What is acted out of one event, or of several quiet ones at the same time. */
export interface Scene {
  steps: readonly Step[];
  /** It has the stage for itself. */
  strong: boolean;
  /** What points from doer to done-to stays until it was seen: somebody else did it. */
  stays: boolean;
  /** It happens to the reader. */
  hits: boolean;
}

/** What is acted out of events that have just become known: all that is quiet together, and first. */
export function scenes(
  game: string,
  { script }: Acting,
  news: readonly EventInfo[],
  audience: Audience,
): Scene[] {
  const { seat } = audience;
  const found: Scene[] = [];
  let quiet: readonly Step[] = [];
  news.forEach((event, i) => {
    const steps = script(event, news.slice(i + 1), audience);
    if (steps.length === 0) return;
    const aims = steps.flat().flatMap((act) => (act.act === "thread" ? [act.to] : []));
    const strong = weightOf(game, event) === "strong" || aims.length > 0;
    if (!strong) quiet = together(quiet, steps);
    else {
      const others = seat !== null && eventSeat(game, event) !== seat;
      const stays = others && aims.length > 0;
      found.push({ steps, strong, stays, hits: stays && aims.includes(`seat ${seat}`) });
    }
  });
  if (quiet.length === 0) return found;
  return [{ steps: quiet, strong: false, stays: false, hits: false }, ...found];
}

/** How long a step takes at the usual speed. */
export function lasting(step: Step): number {
  return Math.max(0, ...step.map(lastingOf));
}

function lastingOf(act: Act): number {
  const { [act.act]: ms } = DURATIONS;
  if (act.act === "fly") return ms + (act.after ?? 0);
  return act.act === "deal" ? ms + DEAL_GAP * Math.max(0, act.to.length - 1) : ms;
}

/** All the places that a scene is about. */
export function placesOf({ steps }: Scene): readonly string[] {
  return steps.flat().flatMap((act) => {
    const { at, from, to } = act as { at?: Place; from?: Place | number; to?: Place | null };
    return [at, from, to].flatMap((place) => (typeof place === "number" ? [] : (place ?? [])));
  });
}

function together(one: readonly Step[], other: readonly Step[]): Step[] {
  const length = Math.max(one.length, other.length);
  return Array.from({ length }, (_, i) => [...(one[i] ?? []), ...(other[i] ?? [])]);
}
