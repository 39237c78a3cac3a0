import type { Facts, Lessons } from "$lib/lesson";
import type { DestiniesView } from "$lib/protocol";
import { moveLabel } from "$lib/words";
import { atLeast, chances } from "./odds";
import { SKILLS, type Skill } from "./skills";

/** The buttons that lines name: by the kinds of their moves. */
const BUTTONS: ReadonlySet<string> = new Set(["spend", "leave", "deal", "stay"]);

/** The lessons of Destinies compare in how many of 100 rolls a choice of dice brings a success. */
export const lessons: Lessons = {
  facts(view, names, legal) {
    const roll = (view as DestiniesView).trial?.thrown[0];
    const buttons: Facts = {};
    for (const move of legal) {
      if (BUTTONS.has(move.kind)) buttons[move.kind] = moveLabel("destinies", move, view, names);
    }
    const me = (view as DestiniesView).seat;
    return {
      ...buttons,
      rival: names.find((_, seat) => seat !== me) ?? "",
      total: roll?.total ?? 0,
      successes: roll?.successes ?? 0,
    };
  },
  worth(view, move) {
    const { trial, players } = view as DestiniesView;
    const [kind, dice] = move.split(" ");
    const [roll] = trial?.thrown ?? [];
    if (!trial || !roll || kind !== "dice") return null;
    const track = players[roll.seat]?.tracks[SKILLS.indexOf(trial.skill as Skill)] ?? [];
    const odds = chances(track, Number(dice), roll.added, roll.granted);
    return Math.round(100 * atLeast(odds, 1));
  },
};
