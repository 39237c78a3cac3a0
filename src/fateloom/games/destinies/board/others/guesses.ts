import type { Passage } from "../story";

/** A guess at the successes of a roll. */
export interface RollGuess {
  /** The index of the event that began the test. */
  index: number;
  seat: number;
  count: number;
}

/** What somebody guesses will happen. */
export interface Guessed {
  /** Who fulfils a Destiny first, and the day on which that was guessed. */
  first: { seat: number; day: number } | null;
  rolls: readonly RollGuess[];
}

/** Where they are stored on this device. */
export const KIND = "guesses";
/** The highest number of successes that is guessed: it stands for more, too. */
export const MOST_GUESSED = 4;

export function at(guessed: Guessed, index: number, seat: number): RollGuess | undefined {
  return guessed.rolls.find((each) => each.index === index && each.seat === seat);
}

/** How many rolls were guessed, and how many of them rightly. */
export function counted(
  guessed: Guessed,
  story: readonly Passage[],
): { right: number; all: number } {
  const told = guessed.rolls.flatMap(({ index, seat, count }) => {
    const passage = story.find((each) => each.index === index);
    const own = passage?.counts.find((each) => each.seat === seat)?.successes ?? passage?.entered;
    return own == null ? [] : [Math.min(own, MOST_GUESSED) === count];
  });
  return { right: told.filter(Boolean).length, all: told.length };
}

/** The stored value; nothing where it is malformed. */
export function read(value: unknown): Guessed {
  const { first, rolls } = (value ?? {}) as Partial<Guessed>;
  const whole = (each: unknown): each is number => Number.isInteger(each);
  return {
    first: first && whole(first.seat) && whole(first.day) ? first : null,
    rolls: Array.isArray(rolls)
      ? rolls.filter((each) => whole(each?.index) && whole(each?.seat) && whole(each?.count))
      : [],
  };
}
