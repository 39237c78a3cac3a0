import type { DestiniesView } from "$lib/protocol";

export type Standing = "done" | "now" | "to-come";

/**
 * Who chooses a hero, in their order, and how far they are: one after another, and in a team only
 * one of the two who play together. Nobody where only one person chooses.
 */
export function orderOf(
  view: Pick<DestiniesView, "players" | "heroes" | "mode">,
  now: number | null,
): readonly { seat: number; standing: Standing }[] {
  const choosing = view.mode === "team" ? view.players.slice(0, 2) : view.players;
  if (choosing.length < 2) return [];
  return choosing.map(({ seat }) => {
    const taken = view.heroes.some((each) => each.taken === seat);
    return { seat, standing: taken ? "done" : seat === now ? "now" : "to-come" };
  });
}
