/**
 * A plan for a player's markers. It consists of their final spaces, not of steps: the positions of
 * the markers show what has been done or undone since.
 *
 * All functions expect spaces in ascending order, and keep at most one marker on each space.
 */
import { SKILLS, type Skill } from "../skills";

/** The spaces with markers of each skill, in the order of SKILLS. */
export type Tracks = readonly (readonly number[])[];

const SPACES_OF_XP = 2;

/** The part of a plan that is still possible: no marker goes to the right, and none is new. */
export function within(tracks: Tracks, intent: Tracks): Tracks {
  return tracks.map((track, skill) => {
    const aims = intent[skill] ?? [];
    if (aims.length !== track.length) return track;
    return track.map((space, i) => Math.min(space, aims[i] ?? space));
  });
}

/** The next free space to the left of the marker on a space; null if there is none. */
export function leftOf(track: readonly number[], space: number): number | null {
  for (let to = space - 1; to > 0; to--) if (!track.includes(to)) return to;
  return null;
}

/** The track with a marker moved from one space to another. */
export function moved(track: readonly number[], from: number, to: number): number[] {
  return track.map((space) => (space === from ? to : space)).toSorted((a, b) => a - b);
}

/** The experience that it costs; the last point may be worth only one space. */
export function cost(tracks: Tracks, intent: Tracks): number {
  return Math.ceil((sum(tracks) - sum(within(tracks, intent))) / SPACES_OF_XP);
}

/**
 * The markers that still have to move to the left, as skill and space. In this order, no step ends
 * on a marker.
 */
export function steps(tracks: Tracks, intent: Tracks): [skill: Skill, space: number][] {
  const aims = within(tracks, intent);
  return SKILLS.flatMap((skill, i) =>
    (tracks[i] ?? [])
      .filter((space, j) => space > (aims[i]?.[j] ?? space))
      .map((space): [Skill, number] => [skill, space]),
  );
}

/** The stored value, or null if it is malformed. */
export function read(value: unknown): Tracks | null {
  const track = (each: unknown): boolean =>
    Array.isArray(each) && each.every((space) => Number.isInteger(space) && space > 0);
  const whole = Array.isArray(value) && value.length === SKILLS.length && value.every(track);
  return whole ? (value as Tracks) : null;
}

function sum(tracks: Tracks): number {
  return tracks.flat().reduce((total, space) => total + space, 0);
}
