import type { DestiniesView } from "$lib/protocol";

/** The questions of a turn at which experience may be spent and items be looked at. */
const FREE: ReadonlySet<string> = new Set(["move", "place", "option", "stage"]);

/** What a tip may tell of: the question, the first experience, and the first item. */
export function tips(view: unknown): readonly string[] {
  const { asked, players, waiting } = view as DestiniesView;
  if (!asked) return [];
  const hero = FREE.has(asked) ? players[waiting[0] ?? -1] : undefined;
  return [
    asked,
    ...(hero && hero.xp > 0 ? ["experience"] : []),
    ...(hero && hero.items.length > 0 ? ["item"] : []),
  ];
}
