import type { Evening, History, Mark } from "$lib/evening";
import { common } from "./marks";

const HISTORIES = import.meta.glob<History>("../../../src/fateloom/games/*/board/history.ts", {
  import: "history",
});

/** The games that have something to do with the history. */
const GAMES = Object.keys(HISTORIES).map((path) => path.split("/").at(-3) ?? "");

/** What a game has to do with the history; undefined for one that has nothing. */
export async function historyOf(game: string): Promise<History | undefined> {
  return HISTORIES[`../../../src/fateloom/games/${game}/board/history.ts`]?.();
}

/** All marks of honour: those of the games, then those of all games together. */
export async function allMarks(): Promise<readonly Mark[]> {
  const histories = await Promise.all(Object.values(HISTORIES).map((coming) => coming()));
  return [...histories.flatMap(({ marks }) => marks), ...common(GAMES)];
}

/** The evenings that may go when there are too many, the first to go first: no mark was earned there. */
export function sparing(marks: readonly Mark[]): (all: readonly Evening[]) => readonly Evening[] {
  return (all) => {
    const kept = new Set(marks.map(({ earned }) => earned(all)?.table));
    return all.filter(({ table }) => !kept.has(table));
  };
}
