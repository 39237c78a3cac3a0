/** A small drawing of a table as everybody may see it, of 128 by 84 units: board/miniature.ts. */
export type Miniature = (view: unknown) => string;
