/** The marks of honour that no single game gives. */
import type { Evening, Mark } from "$lib/evening";
import { peopleOf } from "./statistics";

const CUNNING = "search";

/** The evening with which each of the games had been won. */
function wonAll(games: readonly string[], evenings: readonly Evening[]): Evening | undefined {
  const won = new Set<string>();
  return evenings.find((evening) => {
    if (evening.won) won.add(evening.game);
    return games.every((game) => won.has(game));
  });
}

function twoFoxes(evenings: readonly Evening[]): Evening | undefined {
  return evenings.find(
    ({ won, players }) => won && players.filter(({ bot }) => bot === CUNNING).length >= 2,
  );
}

/** The first win over somebody who had won the last two evenings together. */
function turned(evenings: readonly Evening[]): Evening | undefined {
  const beaten = new Map<string, number>();
  return evenings.find((evening) => {
    const people = peopleOf(evening);
    if (evening.won && people.some((name) => (beaten.get(name) ?? 0) >= 2)) return true;
    for (const name of people) {
      const theirs = evening.winners.some((seat) => evening.players[seat]?.name === name);
      beaten.set(name, theirs && !evening.won ? (beaten.get(name) ?? 0) + 1 : 0);
    }
    return false;
  });
}

/** The marks of all these games together. */
export function common(games: readonly string[]): readonly Mark[] {
  return [
    { id: "fox", icon: "fox-head", wax: "var(--f-vermilion)", earned: twoFoxes },
    { id: "turned", icon: "stag-head", wax: "var(--f-lapis)", earned: turned },
    {
      id: "four",
      icon: "laurels",
      wax: "var(--f-gold)",
      earned: (evenings) => wonAll(games, evenings),
    },
  ];
}
