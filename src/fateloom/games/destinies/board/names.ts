import type { DestiniesView } from "$lib/protocol";

/** The names of components, by kind and id. A view contains the names of all that its seat sees. */
export type Names = (kind: string, id: string) => string;

const kept = new WeakMap<DestiniesView["names"], Map<string, string>>();

export function namesOf(view: Pick<DestiniesView, "names">): Names {
  let map = kept.get(view.names);
  if (!map) kept.set(view.names, (map = new Map(view.names)));
  const found = map;
  return (kind, id) => found.get(`${kind} ${id}`) ?? id;
}

/**
 * The id that its author gave a story. A story from a pack is called by its id and digest, such as
 * "mill@0123456789abcdef", since other versions may be played beside it.
 */
export function idOf(scenario: string): string {
  return scenario.split("@", 1)[0] ?? scenario;
}

/** A name as the title of a page. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
