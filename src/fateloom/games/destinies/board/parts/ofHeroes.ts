import { listed, say } from "$lib/words";
import { SKILLS } from "../skills";
import type { Change } from "./changes";
import type { Person, Told } from "./telling";
import type { Home, Of } from "./part";

/** Instructions for the components on the heroes' boards. */

export function belonging({ part, to }: Change<Of<"board" | "card">>, person: Person): Told {
  const what = to ? part.kind : `${part.kind}-back`;
  const words = say(`destinies-parts-${what}`, { name: person(part.seat), hero: part.hero });
  return [words, part.kind === "board" ? "DST-SET-05" : "DST-SET-09"];
}

const GOODS_RULES = { coins: "DST-COIN-02", effort: "DST-TURN-04", xp: "DST-XP-02" } as const;

export function goods({ part, from, to }: Change<Of<"goods">>, person: Person): Told {
  const by = (to?.count ?? 0) - (from?.count ?? 0);
  const words = say(`destinies-parts-${part.what}${by > 0 ? "" : "-back"}`, {
    name: person(part.seat),
    count: Math.abs(by),
  });
  return [words, GOODS_RULES[part.what]];
}

/** Markers are indistinguishable: the one from the lowest old space goes to the lowest new one. */
export function track({ part, from, to }: Change<Of<"track">>, person: Person): Told {
  const before = from?.spaces ?? [];
  const after = to?.spaces ?? [];
  const left = before.filter((space) => !after.includes(space));
  const come = after.filter((space) => !before.includes(space));
  const moved = Math.min(left.length, come.length);
  const acts = left
    .slice(0, moved)
    .map((space, i) => say("destinies-parts-marker-moves", { from: space, to: come[i] ?? 0 }));
  for (const [what, spaces] of [
    ["comes", come.slice(moved)],
    ["goes", left.slice(moved)],
  ] as const) {
    if (spaces.length)
      acts.push(say(`destinies-parts-marker-${what}`, { spaces: listed(spaces.map(String)) }));
  }
  const words = say("destinies-parts-track", {
    name: person(part.seat),
    skill: say(`destinies-skill-${SKILLS[part.skill] ?? "power"}`),
    acts: listed(acts),
  });
  return [words, from ? "DST-SKL-14" : "DST-SET-08"];
}

export function item(
  { part, from, to }: Change<Of<"item">>,
  person: Person,
  settingUp: boolean,
): Told {
  const words = say("destinies-parts-item", {
    number: part.number,
    item: part.name,
    from: from?.at.on ?? "box",
    origin: homeName(from?.at, person),
    to: to?.at.on ?? "box",
    goal: homeName(to?.at, person),
  });
  if (!to) return [words, "DST-ITEM-06"];
  if (to.at.on === "seat") return [words, settingUp ? "DST-SET-16" : "DST-ITEM-20"];
  return [words, to.at.on === "stack" ? "DST-TRD-01" : "DST-INV-07"];
}

function homeName(home: Home | undefined, person: Person): string {
  switch (home?.on) {
    case "seat":
      return person(home.seat);
    case "stack":
      return home.place;
    default:
      return String(home?.tile ?? "");
  }
}
