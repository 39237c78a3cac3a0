import { rng } from "../draw/rng";

/** A note that is plucked. */
export interface Note {
  /** When, in beats from the beginning of its bar. */
  at: number;
  /** In semitones above the lowest D. */
  pitch: number;
  /** From 0 to 1. */
  loudness: number;
}

export const BEATS_A_BAR = 6;
/** The Dorian mode, in semitones above its first note. */
const MODE = [0, 2, 3, 5, 7, 9, 10] as const;
/** Degrees on which a bar may stand: each with its fifth, and its third above. */
const GROUNDS = [0, 0, 3, 4, 6, 0, 5, 4] as const;
const BARS = GROUNDS.length;
/** The tune keeps between these degrees of the mode. */
const LOWEST = 7;
const HIGHEST = 16;

/** The pitch of a degree of the mode, in semitones above its first note. */
export function pitch(degree: number): number {
  const octave = Math.floor(degree / MODE.length);
  return 12 * octave + (MODE[degree - octave * MODE.length] ?? 0);
}

/** The notes of a bar: the same bar of the same seed is always alike, and a tune never ends. */
export function bar(number: number, seed: string): Note[] {
  const chance = rng(`${seed} ${number}`);
  const ground = GROUNDS[number % BARS] ?? 0;
  const notes: Note[] = [
    { at: 0, pitch: pitch(ground), loudness: 0.5 },
    { at: 2, pitch: pitch(ground + 4), loudness: 0.3 },
    { at: 4, pitch: pitch(ground + 9), loudness: 0.25 },
  ];
  // Every other round is played without the tune, so that it rests now and then.
  if (Math.floor(number / BARS) % 2) return notes;
  let degree = ground + 7 + 2 * chance.whole(0, 2);
  for (let at = 0; at < BEATS_A_BAR; at += chance.next() < 0.6 ? 1 : 2) {
    if (chance.next() < 0.35) continue;
    notes.push({ at, pitch: pitch(degree), loudness: chance.between(0.35, 0.6) });
    degree = within(degree + chance.whole(-2, 2));
  }
  return notes.sort((one, other) => one.at - other.at);
}

function within(degree: number): number {
  return Math.max(LOWEST, Math.min(HIGHEST, degree));
}
