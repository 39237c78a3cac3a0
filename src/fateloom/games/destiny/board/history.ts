/** What the history of a device keeps of a game of Destiny. */
import { numberIn, single, type Facts, type History } from "$lib/evening";
import type { DestinyView, EventInfo } from "$lib/protocol";
import { say } from "$lib/words";

/** Bases, Bonuses and Multipliers of Nature: NB3, N+2, Nx4. */
const NATURE = /^N[B+x]/;

function facts(shown: unknown, events: readonly EventInfo[], seat: number): Facts {
  const { players } = shown as DestinyView;
  const others = players.filter((player) => player.seat !== seat).map(({ points }) => points);
  return {
    points: players[seat]?.points ?? 0,
    best: Math.max(0, ...others),
    ...told(events, seat),
  };
}

/** What only the events tell: the closest round that was won, a sum of Nature, and the worst lag. */
function told(events: readonly EventInfo[], seat: number): Facts {
  let totals = new Map<number, number>();
  let cards: string[] = [];
  const points = new Map<number, number>();
  let nature = 0;
  let hair = false;
  let behind = 0;
  for (const { code, args } of events) {
    const who = Number(args[0]);
    if (code === "round") [totals, cards] = [new Map(), []];
    else if ((code === "base" || code === "attach") && who === seat) cards.push(String(args[1]));
    else if (code === "total") {
      totals.set(who, Number(args[1]));
      const pure = cards.length > 0 && cards.every((card) => NATURE.test(card));
      if (who === seat && pure) nature = Math.max(nature, Number(args[1]));
    } else if (code === "wins") {
      points.set(who, Number(args[3]));
      const rivals = [...totals].filter(([other]) => other !== seat).map(([, total]) => total);
      if (who === seat && Number(args[1]) - Math.max(0, ...rivals) === 1) hair = true;
      const leader = Math.max(...points.values());
      behind = Math.max(behind, leader - (points.get(seat) ?? 0));
    }
  }
  return { hair, nature, behind };
}

const GAME = "destiny";
export const history: History = {
  facts,
  told: ({ facts: found }) =>
    "points" in found
      ? say("evening-destiny", { points: numberIn(found, "points"), best: numberIn(found, "best") })
      : "",
  marks: [
    single(GAME, { id: "hair", icon: "scales", wax: "var(--f-lapis)" }, ({ hair }) =>
      Boolean(hair),
    ),
    single(
      GAME,
      { id: "oak", icon: "oak-leaf", wax: "var(--f-verdigris)" },
      (found) => numberIn(found, "nature") >= 30,
    ),
    single(
      GAME,
      { id: "behind", icon: "divided-spiral", wax: "var(--f-plum)" },
      (found, { won }) => won && numberIn(found, "behind") >= 3,
    ),
    single(
      GAME,
      { id: "alone", icon: "crown", wax: "var(--f-gold)" },
      (found, { won, players }) => won && found["best"] === 0 && players.length >= 3,
    ),
  ],
};
