/** What the history of a device keeps of a tale of Destinies. */
import { numberIn, single, textIn, type Evening, type Facts, type History } from "$lib/evening";
import type { DestiniesView, EventInfo } from "$lib/protocol";
import { say } from "$lib/words";
import { namesOf } from "./names";

const GAME = "destinies";
const LONG = 60;

function facts(shown: unknown, _: readonly EventInfo[], seat: number): Facts {
  const view = shown as DestiniesView;
  const called = namesOf(view);
  const player = view.players[seat];
  const tiles = view.tale?.seen.find(({ kind }) => kind === "tiles");
  return {
    scenario: view.scenario,
    story: called("story", view.scenario),
    hero: player?.hero ?? "",
    name: player?.hero ? called(player.companion ? "companion" : "hero", player.hero) : "",
    path: player?.path ?? "",
    mode: view.mode,
    day: view.day,
    limit: view.limit,
    explored: tiles !== undefined && tiles.all > 0 && tiles.seen === tiles.all,
  };
}

/** The evening with which one hero had fulfilled both of their paths. */
function bothPaths(evenings: readonly Evening[]): Evening | undefined {
  const paths = new Map<string, Set<string>>();
  return evenings.find(({ game, won, facts: found }) => {
    const path = textIn(found, "path");
    if (game !== GAME || !won || !path) return false;
    const hero = `${textIn(found, "scenario")} ${textIn(found, "hero")}`;
    paths.set(hero, (paths.get(hero) ?? new Set()).add(path));
    return (paths.get(hero)?.size ?? 0) >= 2;
  });
}

export const history: History = {
  facts,
  told: ({ facts: found }) =>
    "story" in found
      ? say("evening-destinies", {
          story: textIn(found, "story"),
          name: textIn(found, "name") || "none",
          day: numberIn(found, "day"),
        })
      : "",
  tally: { title: "evenings-tales", fact: "name" },
  marks: [
    single(
      GAME,
      { id: "oil", icon: "candle-flame", wax: "var(--f-woad)" },
      (_, { sittings, minutes, won }) => won && sittings === 1 && minutes >= LONG,
    ),
    { id: "ways", icon: "compass", wax: "var(--f-sea)", earned: bothPaths },
    single(
      GAME,
      { id: "brink", icon: "hourglass", wax: "var(--f-vermilion)" },
      (found, { won }) => won && numberIn(found, "limit") > 0 && found["day"] === found["limit"],
    ),
    single(
      GAME,
      { id: "corner", icon: "elven-castle", wax: "var(--f-plum)" },
      (found, { won }) => won && found["explored"] === true,
    ),
  ],
};
