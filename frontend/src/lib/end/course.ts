import type { Point } from "$lib/draw/curve";
import type { Course } from "$lib/protocol";
import type { Weight } from "$lib/weights";

/** A part of a game that has a name of its own: a round, a turn, a wave, a day. */
export interface Round {
  /** The index of the event it begins with. */
  index: number;
  /** As short as can be: IV. */
  label: string;
  /** In full: Round 4. */
  name: string;
}

/** A round in the course of a game: the choices from `from` to `to`. */
export interface Span extends Round {
  from: number;
  to: number;
}

/** The rounds by the choices made in them. What comes before the first one belongs to it. */
export function spans(course: Course, rounds: readonly Round[]): Span[] {
  const last = course.marks.length - 1;
  const starts = rounds.map(({ index }) => course.marks.findIndex((mark) => mark > index));
  const found = rounds.map((round, i) => ({
    ...round,
    from: i === 0 ? 0 : (starts[i] ?? 0),
    to: starts[i + 1] ?? last,
  }));
  return found.filter(({ from, to }, i) => from >= 0 && (to > from || i === found.length - 1));
}

/** How many choices set the game up, before its first round: they turn nothing. */
export function setUp(course: Course, rounds: readonly Round[]): number {
  const [first] = rounds;
  return first
    ? Math.max(
        0,
        course.marks.findIndex((mark) => mark > first.index),
      )
    : 0;
}

/** Where a choice lies in a chart in which all rounds are equally wide: from 0 to 1. */
export function place(choice: number, spans: readonly Span[], last: number): number {
  if (spans.length === 0) return last === 0 ? 0 : choice / last;
  const i = Math.max(
    0,
    spans.findLastIndex(({ from }) => from <= choice),
  );
  const { from, to } = spans[i] ?? { from: 0, to: last };
  return (i + (to > from ? (choice - from) / (to - from) : 1)) / spans.length;
}

/** Enough for a line that turns, and few enough for one that can be followed. */
const POINTS = 14;

/** The line of a seat: its values at the beginning and end of each round, and between if few. */
export function threadOf(
  rows: readonly (readonly number[])[],
  seat: number,
  spans: readonly Span[],
): Point[] {
  const last = rows.length - 1;
  const parts = Math.max(1, Math.ceil(POINTS / Math.max(1, spans.length)));
  const all = spans.length > 0 ? spans : [{ from: 0, to: last }];
  const choices = all.flatMap(({ from, to }) =>
    Array.from({ length: parts }, (_, i) => from + Math.round(((to - from) * i) / parts)),
  );
  return [...new Set([...choices, last])].map((choice) => [
    place(choice, spans, last),
    rows[choice]?.[seat] ?? 0,
  ]);
}

/** The choice that changed the game most. */
export interface Turning {
  /** How many choices had been made with it. */
  choice: number;
  /** How many had been made before it: several, if it was one in several steps. */
  since: number;
  seat: number;
  /** The seat's chance before it and after. */
  before: number;
  after: number;
}

/** A smaller change turns nothing. */
const LEAST = 0.04;

const sum = (row: readonly number[]): number => row.reduce((all, each) => all + each, 0);

/**
 * The estimated chances after each choice. Each seat's is estimated by itself; where exactly one of
 * several won, they are made to add up to one.
 */
function estimates({ chances }: Course): readonly (readonly number[])[] | null {
  const [end = []] = chances?.slice(-1) ?? [];
  if (!chances || end.length < 2 || sum(end) !== 1) return chances;
  return chances.map((row) => {
    const all = sum(row);
    return all > 0 ? row.map((chance) => chance / all) : row;
  });
}

/**
 * The choice that moved the chance of a seat most: of the winner up, and where nobody won, of the
 * seat that fell furthest down. The one that ended the game counts only if it turned it: if the
 * winner was not ahead before. `start` is how many choices set the game up.
 */
export function turningPoint(
  course: Course,
  winners: readonly number[],
  start = 0,
): Turning | null {
  const chances = estimates(course);
  if (!chances || chances.length < 2) return null;
  const last = chances.length - 1;
  const [winner] = winners;
  const seats = winner === undefined ? (chances[0] ?? []).map((_, seat) => seat) : [winner];
  let found: Turning | null = null;
  for (let choice = start + 1; choice <= last; choice++) {
    for (const seat of seats) {
      const before = chances[choice - 1]?.[seat] ?? 0;
      const after = chances[choice]?.[seat] ?? 0;
      const by = winner === undefined ? before - after : after - before;
      if (choice === last && settled(chances[choice - 1] ?? [], seat, winner !== undefined))
        continue;
      if (by < LEAST || by <= Math.abs((found?.after ?? 0) - (found?.before ?? 0))) continue;
      found = { choice, since: begun(chances, choice), seat, before, after };
    }
  }
  return found;
}

/** The most that are marked in a game. */
const MARKS = 5;

/** The choices that moved somebody's chance most, in their order. */
export function turningPoints(course: Course, start = 0): Turning[] {
  const chances = estimates(course);
  if (!chances) return [];
  const found = chances.slice(1).flatMap((row, i): Turning[] => {
    if (i < start) return [];
    const last = chances[i] ?? row;
    const moved = row.map((chance, seat) => ({ seat, by: Math.abs(chance - (last[seat] ?? 0)) }));
    const [most] = moved.sort((a, b) => b.by - a.by);
    if (!most || most.by < LEAST) return [];
    const { seat } = most;
    const since = begun(chances, i + 1);
    return [{ choice: i + 1, since, seat, before: last[seat] ?? 0, after: row[seat] ?? 0 }];
  });
  const by = ({ before, after }: Turning): number => Math.abs(after - before);
  return found
    .sort((a, b) => by(b) - by(a))
    .slice(0, MARKS)
    .sort((a, b) => a.choice - b.choice);
}

interface Line {
  index: number;
  chapter: boolean;
  answer: boolean;
  weight: Weight;
}

/** The lines of the log that tell of a choice, the last two at most. */
export function toldOf<T extends Line>(told: readonly T[], course: Course, turn: Turning): T[] {
  const from = course.marks[turn.since] ?? 0;
  // A choice of which nothing is told is known by what came of it.
  const next = told.find(({ index, chapter }) => index >= from && !chapter)?.index ?? 0;
  const to = Math.max(course.marks[turn.choice] ?? 0, next + 1);
  const within = told.filter(({ index, chapter }) => index >= from && index < to && !chapter);
  const telling = within.filter(({ answer, weight }) => answer || weight === "strong");
  return (telling.length > 0 ? telling : within).slice(-2);
}

/** After how many choices the one that is estimated here began: until then nothing new is estimated. */
function begun(chances: readonly (readonly number[])[], choice: number): number {
  let since = choice - 1;
  while (since > 0 && String(chances[since - 1]) === String(chances[since])) since--;
  return since;
}

/** Whether it was decided before: the winner was ahead, or the loser behind. */
function settled(row: readonly number[], seat: number, won: boolean): boolean {
  const own = row[seat] ?? 0;
  if (row.length === 1) return won ? own >= 0.5 : own < 0.5;
  const ahead = row.every((other, i) => i === seat || own >= other);
  return won === ahead;
}
