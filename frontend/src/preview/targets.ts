import type { Stage } from "./protocol";

export type Kind = "visit" | "arrive" | "meet" | "finale";

/** The target of a jump: an intervention without its hero, and the possible states. */
export interface Target {
  kind: Kind;
  id: string;
  /** Its name and id. */
  label: string;
  /** Optional additions: the state of a place or person, an unexplored tile, a stage. */
  states: readonly string[];
  /** Its current state, if it has one. */
  now: string;
}

/** The addition that makes a tile be explored again. */
export const UNEXPLORED = "anew";

/** All targets by kind; the Finales are those of the hero `who`. */
export function targets(stage: Stage, who: string): Target[] {
  const label = (name: string, id: string): string => `${name} (${id})`;
  const hero = who.replace(/\.companion$/, "");
  return [
    ...stage.places.map(({ id, name, state, states }): Target => ({
      kind: "visit",
      id,
      label: label(name, id),
      states: states.length > 1 ? states : [],
      now: state ?? "",
    })),
    ...stage.tiles.map(({ id, name }): Target => ({
      kind: "arrive",
      id,
      label: label(name, id),
      states: [UNEXPLORED],
      now: "",
    })),
    ...stage.people.map(({ id, name, state, states }): Target => ({
      kind: "meet",
      id,
      label: label(name, id),
      states,
      now: state ?? "",
    })),
    ...stage.finales
      .filter((finale) => finale.who === hero)
      .map(({ path, name, stages }): Target => ({
        kind: "finale",
        id: path,
        label: label(name, path),
        states: stages,
        now: "",
      })),
  ];
}

/** The text of the intervention that jumps there, with its addition. */
export function jump(target: Target, who: string, state: string): string[] {
  return [target.kind, who, target.id, ...(state ? [state] : [])];
}

/** The text of the intervention that sets the state of a place or person; null for others. */
export function settled(target: Target, state: string): string[] | null {
  if (!state) return null;
  if (target.kind === "visit") return ["poi", target.id, state];
  return target.kind === "meet" ? ["npc", target.id, state] : null;
}
