/** The icons that only the page of evenings has, by their names at game-icons.net. */
export const ICONS = ["fist", "hearts", "laurels"] as const;

type Name = (typeof ICONS)[number];

declare module "$lib/icons/names" {
  interface IconSets {
    evenings: Name;
  }
}
