import type { Page } from "./book/page";

/** What is heard at a place, by what its picture shows: the first of them counts. */
const SIGNS: readonly (readonly [shown: RegExp, heard: string])[] = [
  [/(^|;)weather=rain/, "rain"],
  [/[=,](mill|sluice) |(^|;)(river=yes|base=water)/, "water"],
  [/[=,](fire|hearth|oven|embers) /, "fire"],
  [/(^|;)base=vault/, "dungeon"],
  [/(^|;)base=room/, "room"],
  [/(^|;)base=wood/, "forest"],
  [/(^|;)weather=wind/, "mountain"],
];

/** What is heard around the heroes, as the music names it: in a picture, or else in the land. */
export function heardAt({ painted, terrain }: Pick<Page, "painted" | "terrain">): string {
  return SIGNS.find(([shown]) => painted && shown.test(painted.scene))?.[1] ?? terrain;
}
