import type { Component } from "svelte";
import type { BoardProps } from "$lib/board";
import type { EventInfo } from "$lib/protocol";

/** What the client knows of a game: its board, its one line of news, and how its end is explained. */
export interface GameClient {
  Board: Component<BoardProps>;
  Ending: Component<EndingProps>;
  where: (view: unknown, names: readonly string[]) => string;
}

export interface EndingProps {
  view: unknown;
  events: readonly EventInfo[];
  names: readonly string[];
}

/** The games that can be shown. Each is loaded when it is first opened. */
const GAMES: Readonly<Record<string, () => Promise<GameClient>>> = {
  destiny: async () => (await import("./destiny/index")).destiny,
};

/** The client of a game, or null when this client does not know it. */
export async function gameClient(game: string): Promise<GameClient | null> {
  return (await GAMES[game]?.()) ?? null;
}
