import type { DestiniesView, EventInfo } from "$lib/protocol";
import type { Whereabouts } from "../book/page";
import type { Names } from "../names";
import { SKILLS, type Skill } from "../skills";
import type { Passage } from "../story";

/** A hero's part in a test, before and after the roll. */
export interface Throw {
  seat: number;
  /** The markers of the skill, as they count. */
  track: readonly number[];
  mains: readonly number[];
  efforts: readonly number[];
  added: number;
  granted: number;
  /** Null before the roll. */
  total: number | null;
  markers: number | null;
  stars: number | null;
  successes: number | null;
}

/** A test as it is displayed. */
export interface TestSheet {
  name: string;
  skill: Skill;
  throws: readonly Throw[];
  /** The index of the event that began it, and where that was; null for the page that is open. */
  index: number;
  where: Whereabouts | null;
}

/** What begins and ends a visit. */
const AROUND: ReadonlySet<string> = new Set(["visits", "leaves", "turn"]);

/** Whether the dice have been rolled. */
export const thrown = ({ mains }: Pick<Throw, "mains">): boolean => mains.length > 0;

/** The current test. */
export function underWay(view: DestiniesView, called: Names): TestSheet | null {
  if (!view.trial) return null;
  const { option, thrown } = view.trial;
  const skill = view.trial.skill as Skill;
  const throws = thrown.map((each) => ({
    ...each,
    track: view.players[each.seat]?.tracks[SKILLS.indexOf(skill)] ?? [],
  }));
  return {
    name: called("option", option),
    skill,
    throws,
    index: Infinity,
    where: null,
  };
}

/** The test of a passage, once the server has counted it. */
export function counted(
  passage: Passage | undefined,
  events: readonly EventInfo[],
): TestSheet | null {
  const first = passage?.counts[0];
  if (!passage || !first) return null;
  const throws = passage.counts.map((count) => {
    const dice = [...count.mains, ...count.efforts].reduce((sum, face) => sum + face, 0);
    return { ...count, added: count.total - dice };
  });
  const { index, heading } = passage;
  const from = events.findLast(({ code }, i) => i < index && AROUND.has(code));
  const place = from?.code === "visits" ? String(from.args[1]) : null;
  const skill = SKILLS[first.skill] ?? "power";
  return {
    name: heading,
    skill,
    throws,
    index,
    where: { place, seat: first.seat },
  };
}
