/** The icons that only a table has, by their names at game-icons.net. */
export const ICONS = [
  "anticlockwise-rotation",
  "bookmark",
  "scroll-unfurled",
  "play-button",
  "previous-button",
  "next-button",
  "wooden-chair",
  "sleepy",
  "keyboard",
] as const;

type Name = (typeof ICONS)[number];

declare module "$lib/icons/names" {
  interface IconSets {
    table: Name;
  }
}
