import type { Told } from "./chronicle";

/** A line of the log for a test. */
export function line(index: number, more: Partial<Told> = {}): Told {
  return {
    index,
    code: "happens",
    text: `line ${index}`,
    weight: "ordinary",
    answer: false,
    seat: null,
    chapter: false,
    scope: null,
    ...more,
  };
}
