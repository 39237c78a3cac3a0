/** A number of things that a choice at set-up is about, drawn one beside another. */
export interface Tally {
  of: "coin" | "card";
  count: number;
}

/** By the option of a game and its value. */
export type Tallies = Readonly<Record<string, Readonly<Record<string, Tally>>>>;
