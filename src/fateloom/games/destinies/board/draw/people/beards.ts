import { round } from "$lib/draw/rng";
import type { Brush } from "./brush";
import { lips } from "./face";
import type { Beard, Person } from "./person";
import type { Skull } from "./skull";

/** Whether the mouth is drawn with the beard. */
export function hidesMouth(person: Person): boolean {
  return ["short", "full", "long", "forked"].includes(person.beard ?? "");
}

interface Shave extends Pick<Skull, "y" | "len" | "hair" | "random">, Brush {
  ym: number;
  /** The cheeks, from ear to ear. */
  side: string;
  /** The mouth within a beard. */
  opening: string;
  moustache: string;
  strokes(count: number, from: number, to: number, top: number, length: number): string;
}

/** "clip" is the id of the face's outline. */
export function beard(person: Person, head: Skull, brush: Brush, clip: string): string {
  if (!person.beard) return "";
  const { shape, line, fill } = brush;
  const { w, y, len, hair, random, mouth: ym } = head;
  if (person.beard === "stubble") return `<g clip-path="url(#${clip})">${stubble(head, brush)}</g>`;
  const strokes: Shave["strokes"] = (count, from, to, top, length) => {
    let d = "";
    for (let i = 0; i < count; i++) {
      const x = from + ((to - from) * (i + 0.5)) / count;
      d += `M${round(x)} ${round(top + random() * 5)}q${round(-1 + random() * 2)} ${round(length * 0.5)} ${round(-1.5 + random() * 3)} ${round(length)}`;
    }
    return line(d, 0.9, 0.55);
  };
  const moustache = shape(
    `M108 ${round(ym - 5)}C103 ${round(ym - 7)} 97 ${round(ym - 3)} 93 ${round(ym + 3)}C99 ${round(ym + 4)} 104 ${round(ym)} 108 ${round(ym - 1)}C112 ${round(ym)} 116 ${round(ym + 2)} 120 ${round(ym + 1)}C117 ${round(ym - 5)} 113 ${round(ym - 7)} 108 ${round(ym - 5)}Z`,
    hair,
    1.5,
  );
  const side = `M76 ${round(y(0.6))}C79 ${round(y(0.68))} 84 ${round(y(0.7))} 90 ${round(ym - 2)}C96 ${round(ym - 7)} 118 ${round(ym - 8)} ${round(100 + 25.5 * w)} ${round(y(0.68))}`;
  const opening =
    fill(`M101 ${round(ym - 1)}q7 -3 13 0q-6 6 -13 0Z`, lips(person, head)) +
    line(`M100 ${round(ym)}q7 2 15 -.5`, 1.5);
  return BEARDS[person.beard]({
    y,
    len,
    hair,
    random,
    ym,
    side,
    opening,
    moustache,
    strokes,
    ...brush,
  });
}

function stubble({ y, len, random }: Skull, { line }: Brush): string {
  let d = "";
  for (let i = 0; i < 40; i++)
    d += `M${round(82 + random() * 40)} ${round(y(0.78) + random() * 15 * len)}l.5 1.4`;
  return line(d, 1, 0.55);
}

const BEARDS: Readonly<Record<Exclude<Beard, "stubble">, (shave: Shave) => string>> = {
  short: ({ y, hair, side, opening, moustache, strokes, shape }) =>
    shape(
      side +
        `C124 ${round(y(0.95))} 116 ${round(y(1.1))} 106 ${round(y(1.1))}C90 ${round(y(1.1))} 76 ${round(y(0.9))} 76 ${round(y(0.6))}Z`,
      hair,
    ) +
    strokes(9, 82, 120, y(0.88), 9) +
    opening +
    moustache,
  full: ({ y, hair, side, opening, moustache, strokes, shape }) =>
    shape(
      side +
        `C128 ${round(y(1))} 124 ${round(y(1.22))} 108 ${round(y(1.32))}C88 ${round(y(1.26))} 72 ${round(y(1))} 76 ${round(y(0.6))}Z`,
      hair,
    ) +
    strokes(10, 82, 122, y(0.9), 18) +
    strokes(5, 92, 118, y(1.1), 12) +
    opening +
    moustache,
  long: ({ y, hair, side, opening, moustache, strokes, shape }) =>
    shape(
      side +
        `C128 ${round(y(1))} 126 ${round(y(1.4))} 108 ${round(y(1.72))}C86 ${round(y(1.36))} 70 ${round(y(1))} 76 ${round(y(0.6))}Z`,
      hair,
    ) +
    strokes(9, 82, 122, y(0.9), 22) +
    strokes(6, 90, 120, y(1.16), 24) +
    opening +
    moustache,
  forked: ({ y, hair, side, opening, moustache, strokes, shape }) =>
    shape(
      side +
        `C126 ${round(y(0.95))} 126 ${round(y(1.2))} 120 ${round(y(1.38))}C114 ${round(y(1.24))} 110 ${round(y(1.18))} 107 ${round(y(1.14))}C103 ${round(y(1.22))} 98 ${round(y(1.32))} 92 ${round(y(1.38))}C84 ${round(y(1.1))} 72 ${round(y(0.95))} 76 ${round(y(0.6))}Z`,
      hair,
    ) +
    strokes(10, 82, 122, y(0.9), 16) +
    opening +
    moustache,
  goatee: ({ y, ym, hair, moustache, shape }) =>
    shape(
      `M99 ${round(ym + 7)}C104 ${round(ym + 5)} 112 ${round(ym + 5)} 116 ${round(ym + 6)}C118 ${round(y(1.05))} 112 ${round(y(1.14))} 108 ${round(y(1.16))}C102 ${round(y(1.1))} 98 ${round(y(1.02))} 99 ${round(ym + 7)}Z`,
      hair,
      1.7,
    ) + moustache,
  moustache: ({ moustache }) => moustache,
};
