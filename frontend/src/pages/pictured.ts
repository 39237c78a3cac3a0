import type { Component } from "svelte";

/** What draws an option's value that has a picture, in the room that it is given. */
export type OptionPicture = Component<{ value: string; picture: unknown }>;

const FOUND = import.meta.glob<OptionPicture>(
  "../../../src/fateloom/games/*/board/OptionPicture.svelte",
  { import: "default" },
);

/** What draws such values of a game; undefined for most games. */
export async function pictureOf(game: string): Promise<OptionPicture | undefined> {
  return FOUND[`../../../src/fateloom/games/${game}/board/OptionPicture.svelte`]?.();
}
