import type { Act, Acting, Audience, Place, Step } from "$lib/acts";
import type { EventInfo } from "$lib/protocol";
import type { SoundName } from "$lib/sound";
import { weightOf } from "$lib/weights";

/** The duration of each act at the usual speed, in milliseconds. */
export const DURATIONS: Record<Act["act"], number> = {
  thread: 420,
  ring: 180,
  lift: 420,
  fly: 480,
  deal: 320,
  count: 600,
  gavel: 880,
  strike: 180,
  cover: 320,
  rise: 480,
  reveal: 700,
  dice: 560,
  tremble: 180,
};

/** The sound of each act. */
export const SOUNDS: Record<Act["act"], SoundName | null> = {
  thread: "thread",
  ring: "stamp",
  lift: null,
  fly: "draw",
  deal: "deal",
  count: "count",
  gavel: "gavel",
  strike: "strike",
  cover: "lay",
  rise: "rise",
  reveal: "find",
  dice: "dice",
  tremble: "tremble",
};

/** The delay between two dealt cards, in milliseconds. */
export const DEAL_GAP = 50;

/** The animation of one event, or of several quiet events at once. */
export interface Scene {
  steps: readonly Step[];
  /** It is played on its own. */
  strong: boolean;
  /** Its arrows stay until the player has seen them, because somebody else did it. */
  stays: boolean;
  /** Its target is the player who watches. */
  hits: boolean;
}

/**
 * The scenes of new events. All quiet events share one scene, which comes first. `past` are the
 * events before them.
 */
export function scenes(
  game: string,
  { script }: Acting,
  news: readonly EventInfo[],
  audience: Audience,
  past: readonly EventInfo[] = [],
): Scene[] {
  const { seat } = audience;
  const found: Scene[] = [];
  let quiet: readonly Step[] = [];
  news.forEach((event, i) => {
    const before = [...past, ...news.slice(0, i)];
    const steps = script(event, news.slice(i + 1), audience, before);
    if (steps.length === 0) return;
    const threads = steps.flat().filter((act) => act.act === "thread");
    const strong = weightOf(game, event) === "strong" || threads.length > 0;
    if (!strong) quiet = together(quiet, steps);
    else {
      const stays = seat !== null && threads.some(({ from }) => isOther(from, seat));
      const hits = stays && threads.some(({ to }) => to === `seat ${seat}`);
      found.push({ steps, strong, stays, hits });
    }
  });
  if (quiet.length === 0) return found;
  return [{ steps: quiet, strong: false, stays: false, hits: false }, ...found];
}

/** Whether another seat caused it. */
function isOther(from: Place, seat: number): boolean {
  return [from].flat().some((place) => place.startsWith("seat ") && place !== `seat ${seat}`);
}

/**
 * The scene of an event in the log, to be shown again; null unless it has an arrow from one player
 * to another. It stays until the player has seen it.
 */
export function again(
  { script }: Acting,
  events: readonly EventInfo[],
  index: number,
  audience: Audience,
): Scene | null {
  const event = events[index];
  if (!event) return null;
  const steps = script(event, events.slice(index + 1), audience, events.slice(0, index));
  const points = steps.flat().some(({ act }) => act === "thread");
  return points ? { steps, strong: true, stays: true, hits: false } : null;
}

/** The duration of a step at the usual speed. */
export function lasting(step: Step): number {
  return Math.max(0, ...step.map(lastingOf));
}

function lastingOf(act: Act): number {
  const { [act.act]: ms } = DURATIONS;
  if (act.act === "fly") return ms + (act.after ?? 0);
  return act.act === "deal" ? ms + DEAL_GAP * Math.max(0, act.to.length - 1) : ms;
}

/** All places in a scene. */
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
