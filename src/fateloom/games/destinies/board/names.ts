import type { DestiniesView } from "$lib/protocol";

/** What things are called, by a kind and an id. Views name whatever their seat can see. */
export type Names = (kind: string, id: string) => string;

const kept = new WeakMap<DestiniesView["names"], Map<string, string>>();

export function namesOf(view: Pick<DestiniesView, "names">): Names {
  let map = kept.get(view.names);
  if (!map) kept.set(view.names, (map = new Map(view.names)));
  const found = map;
  return (kind, id) => found.get(`${kind} ${id}`) ?? id;
}

/** A name as it stands at the head of a page. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
