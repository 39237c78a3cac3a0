/**
 * Where a player means their markers to go. It is kept as the spaces they are to end on, not as
 * steps: what has been done meanwhile, or undone again, is told by the markers themselves.
 *
 * Everything here takes spaces lowest first, and keeps each marker on a space of its own.
 */
import { SKILLS, type Skill } from "../skills";

/** The spaces with markers of each skill, in the order of SKILLS. */
export type Tracks = readonly (readonly number[])[];

const SPACES_OF_XP = 2;

/** What of the intent can still come about: no marker goes to the right, and none is new. */
export function within(tracks: Tracks, intent: Tracks): Tracks {
  return tracks.map((track, skill) => {
    const aims = intent[skill] ?? [];
    if (aims.length !== track.length) return track;
    return track.map((space, i) => Math.min(space, aims[i] ?? space));
  });
}

/** Where the marker on a space would go next to the left, or null where it has no room. */
export function leftOf(track: readonly number[], space: number): number | null {
  for (let to = space - 1; to > 0; to--) if (!track.includes(to)) return to;
  return null;
}

/** The track with a marker moved from one space to another. */
export function moved(track: readonly number[], from: number, to: number): number[] {
  return track.map((space) => (space === from ? to : space)).toSorted((a, b) => a - b);
}

/** How much experience it takes; the last of it may be worth one space only. */
export function cost(tracks: Tracks, intent: Tracks): number {
  return Math.ceil((sum(tracks) - sum(within(tracks, intent))) / SPACES_OF_XP);
}

/**
 * The markers that have a step to the left before them, as skill and space. Made in this order
 * no step ends on a marker.
 */
export function steps(tracks: Tracks, intent: Tracks): [skill: Skill, space: number][] {
  const aims = within(tracks, intent);
  return SKILLS.flatMap((skill, i) =>
    (tracks[i] ?? [])
      .filter((space, j) => space > (aims[i]?.[j] ?? space))
      .map((space): [Skill, number] => [skill, space]),
  );
}

/** What storage holds, or null if it is something else. */
export function read(value: unknown): Tracks | null {
  const track = (each: unknown): boolean =>
    Array.isArray(each) && each.every((space) => Number.isInteger(space) && space > 0);
  const whole = Array.isArray(value) && value.length === SKILLS.length && value.every(track);
  return whole ? (value as Tracks) : null;
}

function sum(tracks: Tracks): number {
  return tracks.flat().reduce((total, space) => total + space, 0);
}
