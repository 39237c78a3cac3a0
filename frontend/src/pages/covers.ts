import type { Cover } from "$lib/cover";
import { rng } from "$lib/draw/rng";
import { gameTitle } from "$lib/words";

const FOUND = import.meta.glob<Cover>("../../../src/fateloom/games/*/board/cover.ts", {
  eager: true,
  import: "cover",
});

/** The covers of the games in this client. */
export const COVERS: readonly Cover[] = Object.values(FOUND).sort((a, b) => a.order - b.order);

const CLOTHS = ["earth", "sea", "woad", "gold"] as const;
const GROUNDS = ["star", "whirl", "chevron"] as const;

/** A cover for a game without one: its initial. `place` among such covers decides their colours. */
export function plainCover(game: string, place: number): Cover {
  const { pick } = rng(`cover of ${game}`);
  const initial = gameTitle(game, "short").charAt(0).toUpperCase();
  const letter =
    'x="150" y="206" text-anchor="middle" font-family="var(--title)" font-weight="900" font-size="96"';
  return {
    game,
    order: COVERS.length,
    cloth: `var(--f-${CLOTHS[place % CLOTHS.length]})`,
    ground: pick(GROUNDS),
    scene:
      '<circle cx="150" cy="172" r="72" fill="var(--figure)" stroke="var(--figure-ink)" stroke-width="4"/>' +
      '<circle cx="150" cy="172" r="65" fill="none" stroke="var(--leaf-3)" stroke-width="2"/>' +
      `<text ${letter} fill="var(--figure-ink)">${initial}</text>`,
  };
}
