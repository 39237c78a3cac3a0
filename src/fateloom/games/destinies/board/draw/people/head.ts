import { round } from "$lib/draw/rng";
import { beard, hidesMouth } from "./beards";
import type { Brush } from "./brush";
import { brows, colouring, eyes, marks, mouth, nose } from "./face";
import { hair } from "./hair";
import { hat } from "./hats";
import type { Person } from "./person";
import { blend, INK } from "./pigments";
import { skull, type Skull } from "./skull";

/** A head in the layers between which neck and gown are drawn. */
export interface Head {
  behind: string;
  neck: string;
  face: string;
  front: string;
}

/** "clip" is an id that nothing else on the page has. */
export function head(person: Person, brush: Brush, clip: string): Head {
  const measures = skull(person);
  const locks = hair(person, measures, brush);
  const { behind, above } = hat(person, measures, brush);
  const { outline, skin } = measures;
  return {
    behind: behind + locks.behind,
    neck: neck(measures, brush),
    face:
      ear(person, measures, brush) +
      brush.shape(outline, skin) +
      `<clipPath id="${clip}"><path d="${outline}"/></clipPath>` +
      `<g clip-path="url(#${clip})">${colouring(person, measures, brush)}</g>` +
      nose(person, measures, brush) +
      eyes(person, measures, brush) +
      brows(person, measures, brush) +
      (hidesMouth(person) ? "" : mouth(person, measures, brush)) +
      marks(person, measures, brush) +
      beard(person, measures, brush, clip) +
      locks.over +
      above,
    front: locks.front,
  };
}

const COVERED: ReadonlySet<string> = new Set([
  "coif",
  "hood",
  "cape-hood",
  "cowl",
  "wimple",
  "veil",
  "kerchief",
  "long",
  "loose",
  "plaits",
]);

function ear(person: Person, { w, y, skin }: Skull, { shape, line }: Brush): string {
  if (COVERED.has(person.hat ?? "") || COVERED.has(person.hair ?? "")) return "";
  return (
    shape(`M${round(100 - 25 * w)} ${round(y(0.44))}c-9 -4 -12 5 -8 13c2 6 7 7 9 3Z`, skin, 1.7) +
    line(`M${round(100 - 28 * w)} ${round(y(0.5))}q-3 3 1 8`, 0.9, 0.7)
  );
}

function neck({ y, skin }: Skull, { shape, fill }: Brush): string {
  return (
    shape(
      `M84 ${round(y(0.86))}L82 158Q100 172 120 158L117 ${round(y(0.92))}Z`,
      blend(skin, INK, 0.07),
      1.8,
    ) +
    fill(
      `M84 ${round(y(0.9))}Q98 ${round(y(1.1))} 117 ${round(y(0.96))}L117 ${round(y(1.06))}Q102 ${round(y(1.22))} 83 ${round(y(1.05))}Z`,
      INK,
      0.2,
    )
  );
}
