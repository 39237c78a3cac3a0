import type { DestiniesView } from "$lib/protocol";
import { say } from "$lib/words";
import { namesOf } from "../names";

/** The names and standings of the end, by seat. */
export interface Standing {
  /** The hero's name; before one is taken, the player's. */
  hero: (seat: number) => string;
  /** What became of a hero, in a few words. */
  fate: (seat: number) => string;
  /** The name of the path that a hero walked to its end, or "". */
  road: (seat: number) => string;
  /** How far a hero came: 3 of 4 steps of the longest part of a path. */
  reached: (seat: number) => string;
}

export function standing(view: DestiniesView, names: readonly string[]): Standing {
  const called = namesOf(view);
  const roads = (seat: number) =>
    view.tale?.fates.find((each) => each.seat === seat)?.destiny.roads ?? [];
  const road = (seat: number): string =>
    roads(seat).find(({ path }) => path === view.players[seat]?.path)?.name ?? "";
  return {
    hero(seat) {
      const player = view.players[seat];
      if (!player?.hero) return names[seat] ?? "";
      return called(player.companion ? "companion" : "hero", player.hero);
    },
    fate(seat) {
      const words = say(`destinies-standing-${view.players[seat]?.standing ?? "playing"}`);
      return road(seat) ? `${words}: ${road(seat)}` : words;
    },
    road,
    reached(seat) {
      const counted = roads(seat).map(({ steps }) => ({
        reached: steps.filter((step) => step.reached).length,
        of: steps.length,
      }));
      const far = counted.toSorted((a, b) => b.reached - a.reached || a.of - b.of)[0];
      return far ? say("destinies-end-reached", far) : "";
    },
  };
}
