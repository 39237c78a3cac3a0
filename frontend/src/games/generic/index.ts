import type { GameClient } from "$lib/board";
import { tipsOf } from "$lib/words";
import { fits } from "$table/lesson/lesson";
import Board from "./Board.svelte";
import { whereIn } from "./fields";

/** The client of a game that brings no board. */
export function generic(game: string): GameClient {
  return {
    Board,
    ending: () => import("./Ending.svelte"),
    where: (view) => whereIn(game, view),
    tips: (view) => topicsAt(game, view),
  };
}

/** What a tip may tell of at this view, in the order in which the game's package brings its tips. */
export function topicsAt(game: string, view: unknown): string[] {
  return tipsOf(game)
    .filter(({ at }) => at.every((when) => fits(when, view)))
    .map(({ name }) => name);
}
