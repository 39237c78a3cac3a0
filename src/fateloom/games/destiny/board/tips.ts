import type { DestinyView } from "$lib/protocol";

/** What a tip may tell of: the question, and a treasure that nobody has won. */
export function tips(view: unknown): readonly string[] {
  const { asked, buried } = view as DestinyView;
  return [...(asked ? [asked] : []), ...(buried.length > 0 ? ["buried"] : [])];
}
