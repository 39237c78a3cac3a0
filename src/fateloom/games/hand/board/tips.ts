import type { HandView } from "$lib/protocol";

/** What a tip may tell of: the question. */
export function tips(view: unknown): readonly string[] {
  const { asked } = view as HandView;
  return asked ? [asked] : [];
}
