import type { HandView } from "$lib/protocol";
import { say, slug } from "$lib/words";

/** As in the catalogue, which a list of tables does not fetch. */
const WAVES = 4;

/** The state of the run in a line: the wave, the hero, the difficulty. */
export function where(shown: unknown): string {
  const { wave, hero, difficulty } = shown as HandView;
  return say("hand-board-where", {
    wave,
    waves: WAVES,
    hero: say(`page-run-hand-hero-${slug(hero)}.title`),
    difficulty: say(`page-run-hand-difficulty-${difficulty}`),
  });
}

/** How the run stands, in a sentence. */
export function leads(shown: unknown): string {
  const { hero, boss, hp, phase, line, boss_left: left, boss_hp: of } = shown as HandView;
  return say("hand-watch-leads", {
    hero: say(`page-run-hand-hero-${slug(hero)}.title`),
    boss: say(`page-run-hand-boss-${slug(boss)}.title`),
    hp,
    phase,
    left: Math.max(left, 0),
    of,
    count: line.length,
  });
}
