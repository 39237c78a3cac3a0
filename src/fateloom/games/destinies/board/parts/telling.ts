/** The name of a seat's player. */
export type Person = (seat: number) => string;
/** An instruction, and the rule that requires it. */
export type Told = readonly [words: string, rule: string];
