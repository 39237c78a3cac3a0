/** Who sits at a seat. */
export type Person = (seat: number) => string;
/** What is to be done, and the rule it follows from. */
export type Told = readonly [words: string, rule: string];
