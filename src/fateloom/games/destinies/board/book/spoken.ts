import type { DestiniesOffer, DestiniesView } from "$lib/protocol";
import type { Names } from "../names";

type Met = DestiniesView["npcs"][number];

/** Whom an option talks to: the person whom it names, or the only one at the place. */
export function spokenTo(
  offer: Pick<DestiniesOffer, "kind">,
  label: string,
  view: Pick<DestiniesView, "npcs" | "scene">,
  called: Names,
): Met | null {
  if (offer.kind !== "interaction") return null;
  const here = view.npcs.filter(({ poi }) => poi === view.scene?.poi);
  const named = here.find(({ npc }) =>
    called("npc", npc)
      .split(/[\s-]+/)
      .some((word) => /^\p{Lu}.{2}/u.test(word) && label.includes(word)),
  );
  return named ?? (here.length === 1 ? (here[0] ?? null) : null);
}
