import { BEASTS } from "./beasts";
import { brush, type Brush } from "./brush";
import { gown } from "./gowns";
import { head } from "./head";
import { HELD } from "./held";
import { paint, SKINS } from "./pigments";
import type { Held, Person } from "./person";

/** The size of a half figure. */
export const BUST = { width: 200, height: 246 } as const;
/** What is long, and stands beside the person who holds it. */
const LONG: ReadonlySet<Held> = new Set<Held>([
  "pole",
  "goad",
  "stick",
  "crook",
  "crozier",
  "spade",
  "sword",
  "peel",
]);

export function isLong(held: Held): boolean {
  return LONG.has(held);
}

/** Somebody in half figure, as the inside of an SVG of the size "BUST". "key" is the beginning of ids that nothing else on the page has. */
export function drawBust(person: Person, key: string): string {
  const drawn = person.beast ? BEASTS[person.beast](brush()) : body(person, key, brush());
  return person.turn === "left"
    ? `<g transform="translate(200 0) scale(-1 1)">${drawn}</g>`
    : drawn;
}

function body(person: Person, key: string, pen: Brush): string {
  const child = person.age === "child";
  const drop = 7 + (person.build === "stooped" ? 8 : 0) + (child ? 12 : 0);
  const scale = child ? 0.98 : 1.1;
  const place = `translate(0 ${drop}) rotate(${person.tilt ?? 0} 100 150) translate(100 150) scale(${scale}) translate(-100 -150)`;
  const { behind, neck, face, front } = head(person, pen, `${key}-face`);
  const hands = (person.holds ?? []).map((held, hand) =>
    holding(person, held, hand === 0, key, pen),
  );
  return (
    `<g transform="${place}">${behind}</g><g transform="translate(0 ${drop})">${neck}</g>` +
    `${gown(person, pen)}<g transform="${place}">${face}${front}</g>${hands.join("")}`
  );
}

/** What a person who holds one gives a child to wear. */
const CHILD: Person = {
  id: "babe",
  age: "child",
  hair: "cropped",
  hairColour: "straw",
  gownColour: "cream",
  eyes: "wide",
  mouth: "smile",
};

/** A thing in a hand at the foot of the picture: in the right one, or in the left. */
function holding(person: Person, held: Held, right: boolean, key: string, pen: Brush): string {
  const long = isLong(held);
  const x = long ? (right ? 158 : 42) : right ? 140 : 58;
  const y = long ? 190 : 206;
  const lean = long ? (right ? 5 : -5) : 0;
  const thing =
    held === "child"
      ? `<g transform="translate(-44 -70) scale(.44)">${body(CHILD, `${key}-child`, pen)}</g>`
      : HELD[held](pen);
  return (
    arm(person, x, y, right, pen) +
    `<g transform="translate(${x} ${long ? y : y - 10}) rotate(${lean})">${thing}</g>` +
    (held === "child"
      ? ""
      : fist(person, x + (long ? 0 : right ? 4 : -4), y + (long ? 0 : 12), right, pen))
  );
}

function arm(person: Person, x: number, y: number, right: boolean, { shape, line }: Brush): string {
  const cloth = paint(person.sleeve ?? person.gownColour ?? "woad");
  const sgn = right ? -1 : 1;
  return (
    shape(
      `M${x - sgn * 44} 248L${x - sgn * 30} ${y + 22}Q${x - sgn * 14} ${y - 6} ${x - sgn * 2} ${y - 8}L${x + sgn * 6} ${y + 12}Q${x - sgn * 4} ${y + 24} ${x - sgn * 4} 248Z`,
      cloth,
      2,
    ) + line(`M${x - sgn * 26} ${y + 26}q8 6 20 4M${x - sgn * 30} ${y + 42}q10 4 22 0`, 1, 0.5)
  );
}

function fist(
  person: Person,
  x: number,
  y: number,
  right: boolean,
  { shape, line }: Brush,
): string {
  const size = 1.05;
  return (
    `<g transform="translate(${x} ${y}) scale(${right ? size : -size} ${size})">` +
    shape(
      "M-10 -7q9 -7 18 -2q5 6 2 13q-9 6 -18 3q-6 -6 -2 -14Z",
      SKINS[person.skin ?? "fair"],
      1.8,
    ) +
    line("M-4 -2q6 -2 12 0M-4 3q6 -1 12 1M-3 7q5 0 9 0", 1, 0.7) +
    "</g>"
  );
}
