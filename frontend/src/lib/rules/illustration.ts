import type { Component } from "svelte";
import type { Face } from "$lib/cards/face";

/** A picture in the rules of a game: real cards, or something else from its table. */
export interface Illustration {
  /** The id of the heading or the rule below which it stands. */
  below: string;
  /** The id of its caption in the game's `rules.ftl`. */
  caption: string;
  /** Cards, in the reader's language. */
  faces?: () => readonly Face[];
  /** What draws anything else. */
  picture?: Component;
}
