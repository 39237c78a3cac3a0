/** The frontispiece of a table, drawn when it is first seen: a part of its own, for it is large. */
import type { DestiniesView } from "$lib/protocol";
import { borderOf, drawFrontispiece, type Leaf } from "../draw/frontispiece";
import { personOf } from "../draw/people/traits";
import { idOf } from "../names";
import { fetched, HEIGHT, paint, WIDTH } from "../draw/places/gallery";

export { fetched };

type Known = Pick<DestiniesView, "scenario" | "frontispiece">;

/**
 * A leaf of about this shape (width by height). "image" is the address of the author's own picture,
 * if there is one and it was fetched; "key" begins ids that nothing else on the page has.
 */
export function leafOf(
  { scenario, frontispiece }: Known,
  image: string | null,
  shape: number,
  key: string,
): Leaf {
  const id = idOf(scenario);
  const inside = paint({
    id,
    painted: frontispiece?.painted ?? null,
    image,
    day: 0,
    terrain: "road",
    wet: false,
    dark: false,
    hero: null,
  });
  return drawFrontispiece(
    {
      scene: { inside, width: WIDTH, height: HEIGHT },
      border: borderOf(id, frontispiece?.border ?? ""),
      heroes: (frontispiece?.heroes ?? []).map(([id, looks]) => personOf(id, looks)),
    },
    shape,
    key,
  );
}
