import type { Stage } from "./protocol";

export type Kind = "visit" | "arrive" | "meet" | "finale";

/** Somewhere to jump to: an intervention but for the hero, and the states it can be seen in. */
export interface Target {
  kind: Kind;
  id: string;
  /** Its name, with its id. */
  label: string;
  /** What may be added: the state of a place or of somebody, a tile unexplored, a stage. */
  states: readonly string[];
  /** The state it is in, where it has one. */
  now: string;
}

/** What makes a tile be explored once more. */
export const ANEW = "anew";

/** Everything to jump to, by kind; Finales are those of `who`. */
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
      states: [ANEW],
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

/** The words that jump there, with what may be added. */
export function jump(target: Target, who: string, state: string): string[] {
  return [target.kind, who, target.id, ...(state ? [state] : [])];
}

/** The words that put a place or somebody into a state without going there; null for others. */
export function settled(target: Target, state: string): string[] | null {
  if (!state) return null;
  if (target.kind === "visit") return ["poi", target.id, state];
  return target.kind === "meet" ? ["npc", target.id, state] : null;
}
