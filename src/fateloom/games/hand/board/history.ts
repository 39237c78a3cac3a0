/** What the history of a device keeps of a run of The Hand. */
import { numberIn, single, textIn, type Evening, type Facts, type History } from "$lib/evening";
import type { EventInfo, HandView } from "$lib/protocol";
import { say, slug } from "$lib/words";

const GAME = "hand";
export const HEROES = ["Rhys", "Ifaris", "Elora", "Galathar"] as const;
export const BOSSES = ["Gorvane", "Sythra", "Arbiter"] as const;
const DAY = 86_400_000;

function facts(shown: unknown, events: readonly EventInfo[]): Facts {
  const { hero, boss, difficulty, wave, hp } = shown as HandView;
  const bought = events.filter(({ code }) => code === "buys").length;
  return { hero, boss, difficulty, wave, hp, bought };
}

/** The evening with which every hero has beaten every boss. */
function everyPair(evenings: readonly Evening[]): Evening | undefined {
  const beaten = new Set<string>();
  return evenings.find(({ game, won, facts: found }) => {
    if (game === GAME && won) beaten.add(`${textIn(found, "hero")} ${textIn(found, "boss")}`);
    return HEROES.every((hero) => BOSSES.every((boss) => beaten.has(`${hero} ${boss}`)));
  });
}

/** The evening with which the run of the day was won on three days in a row. */
function threeDays(evenings: readonly Evening[]): Evening | undefined {
  const days = new Set<number>();
  return evenings.find(({ game, won, daily }) => {
    if (game !== GAME || !won || !daily) return false;
    const day = Date.parse(daily) / DAY;
    days.add(day);
    return [day - 2, day - 1, day, day + 1].some((first) =>
      [first, first + 1, first + 2].every((each) => days.has(each)),
    );
  });
}

const heroName = (hero: string): string => say(`page-run-hand-hero-${slug(hero)}`);
const bossName = (boss: string, form = ""): string =>
  say(`page-run-hand-boss-${slug(boss)}${form}`);

export const history: History = {
  facts,
  told: ({ facts: found }) =>
    "hero" in found
      ? say("evening-hand", {
          hero: heroName(textIn(found, "hero")),
          boss: bossName(textIn(found, "boss")),
          wave: numberIn(found, "wave"),
        })
      : "",
  pairs: {
    title: "evenings-heroes",
    rows: { fact: "hero", values: HEROES, name: heroName },
    columns: { fact: "boss", values: BOSSES, name: (boss) => bossName(boss, ".short") },
  },
  marks: [
    single(
      GAME,
      { id: "breath", icon: "hearts", wax: "var(--f-vermilion)" },
      (found, { won }) => won && found["hp"] === 1,
    ),
    single(
      GAME,
      { id: "bare", icon: "fist", wax: "var(--f-earth)" },
      (found, { won, whole }) => won && whole && found["bought"] === 0,
    ),
    single(
      GAME,
      { id: "legend", icon: "wyvern", wax: "var(--f-plum)" },
      (found, { won }) => won && found["difficulty"] === "legendary",
    ),
    {
      id: "fingers",
      icon: "hand",
      wax: "var(--f-verdigris)",
      earned: everyPair,
    },
    { id: "dawns", icon: "sun", wax: "var(--f-gold)", earned: threeDays },
  ],
};
