import { BEASTS } from "./beasts";
import { BUILDINGS } from "./buildings";
import type { Draw } from "./draws";
import { FIRES } from "./fires";
import { GROUNDS } from "./grounds";
import { INDOORS } from "./indoors";
import { TREES } from "./trees";

const ALL = {
  ...TREES,
  ...BUILDINGS,
  ...GROUNDS,
  ...BEASTS,
  ...INDOORS,
  ...FIRES,
};

export type Thing = keyof typeof ALL;
/** What can stand in a picture. The story's checker has the same words. */
export const THINGS: Readonly<Record<Thing, Draw>> = ALL;
