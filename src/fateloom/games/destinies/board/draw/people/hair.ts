import { round } from "$lib/draw/rng";
import { at, poly, smooth, type Point } from "../ink";
import type { Brush } from "./brush";
import type { Hair, Person } from "./person";
import { blend, INK, PIGMENTS } from "./pigments";
import type { Skull } from "./skull";

/** Hair in three layers: behind the head, over the brow, before the shoulders. */
export interface Locks {
  behind: string;
  over: string;
  front: string;
}

const BALD: Locks = { behind: "", over: "", front: "" };

interface Cut extends Pick<Skull, "w" | "y" | "len" | "random">, Brush {
  colour: string;
  hairline: readonly Point[];
  /** The outer edge of the hair, "k" units from the skull, down to a share of the face. */
  outer(k: number, down?: number): Point[];
  /** Hair from its outer edge to a hairline. */
  cap(k: number, hairline?: readonly Point[], down?: number): string;
  /** Strokes along a line between two points. */
  strand(along: readonly [Point, Point], count: number, dx: number, dy: number): string;
}

export function hair(person: Person, head: Skull, brush: Brush): Locks {
  const { w, y, len, random } = head;
  const hairline: Point[] = [
    [100 + 23 * w, y(0.25)],
    [110, y(0.17)],
    [96, y(0.18)],
    [85, y(0.3)],
    [79, y(0.46)],
    [76, y(0.6)],
  ];
  const outer = (k: number, down = 0.62): Point[] => [
    [100 - 27 * w - k * 0.5, y(down)],
    [100 - 29 * w - k, y(0.36)],
    [100 - 23 * w - k * 0.8, y(0.06)],
    [100 - 4, y(0) - 4 - k],
    [100 + 21 * w + k * 0.4, y(0.04)],
    [100 + 28 * w + k * 0.5, y(0.26)],
    [100 + 28 * w, y(0.42)],
  ];
  const cap = (k: number, edge: readonly Point[] = hairline, down?: number): string =>
    `${smooth(outer(k, down))}L${smooth(edge).slice(1)}Z`;
  const strand: Cut["strand"] = ([from, to], count, dx, dy) => {
    let d = "";
    for (let i = 0; i < count; i++) {
      const t = (i + 0.6) / count;
      const x = from[0] + (to[0] - from[0]) * t;
      const top = from[1] + (to[1] - from[1]) * t;
      d += `M${round(x)} ${round(top)}q${round(dx * 0.3)} ${round(dy * 0.5)} ${round(dx + random() * 2)} ${round(dy)}`;
    }
    return d;
  };
  return STYLES[person.hair ?? "none"]({
    w,
    y,
    len,
    random,
    colour: head.hair,
    hairline,
    outer,
    cap,
    strand,
    ...brush,
  });
}

function falling(dn: number, { w, y, colour, shape, line, cap, strand }: Cut): Locks {
  let behind = shape(
    `M${round(100 - 25 * w)} ${round(y(0.1))}C62 ${round(y(0.4))} 66 ${round(y(0.8))} 58 ${dn}C72 ${dn + 8} 128 ${dn + 8} 143 ${dn}C137 ${round(y(0.8))} 138 ${round(y(0.35))} 122 ${round(y(0.08))}Z`,
    colour,
  );
  behind += line(
    `M66 ${dn}C70 ${round(y(0.95))} 70 ${round(y(0.7))} 73 ${round(y(0.5))}M134 ${dn}C130 ${round(y(0.95))} 132 ${round(y(0.7))} 130 ${round(y(0.5))}M75 ${dn + 3}C77 ${round(y(1.1))} 74 ${round(y(0.9))} 76 ${round(y(0.8))}`,
    1,
    0.6,
  );
  const over =
    shape(cap(6), colour) +
    line(
      strand(
        [
          [78, y(0.12)],
          [116, y(0.0)],
        ],
        6,
        -4,
        13,
      ),
      0.9,
      0.6,
    );
  return { behind, over, front: "" };
}

const STYLES: Readonly<Record<Hair, (cut: Cut) => Locks>> = {
  none: () => BALD,
  long: (cut) => falling(166, cut),
  loose: (cut) => falling(182, cut),
  bowl: ({ w, y, colour, shape, line, cap, strand }) => {
    const fringe: Point[] = [
      [100 + 25 * w, y(0.31)],
      [116, y(0.335)],
      [106, y(0.305)],
      [96, y(0.335)],
      [87, y(0.31)],
      [82, y(0.5)],
      [77, y(0.62)],
    ];
    const over =
      shape(cap(7, fringe, 0.66), colour) +
      line(
        strand(
          [
            [80, y(0.1)],
            [120, y(0.04)],
          ],
          8,
          -1,
          15,
        ),
        0.9,
        0.6,
      );
    return { ...BALD, over };
  },
  cropped: ({ y, colour, shape, line, cap, strand }) => ({
    ...BALD,
    over:
      shape(cap(2), colour, 1.8) +
      line(
        strand(
          [
            [80, y(0.1)],
            [118, y(0.03)],
          ],
          7,
          1,
          7,
        ),
        0.8,
        0.5,
      ),
  }),
  curls: ({ y, colour, random, shape, line, hairline, outer }) => {
    const edge = outer(7, 0.72);
    let d = "M";
    edge.forEach(([x, top], i) => {
      const before = edge[i - 1];
      const arc = "A9 9 0 0 1 ";
      if (before) d += `${arc}${at((before[0] + x) / 2, (before[1] + top) / 2)}${arc}`;
      d += at(x, top);
    });
    d += "L" + hairline.map(([x, top]) => at(x, top)).join("A7 7 0 0 0 ") + "Z";
    let rings = "";
    for (let i = 0; i < 9; i++) {
      const top = y(0.06) + Math.abs(i - 4) * 2.4 + random() * 5;
      rings += `M${at(76 + i * 5.6, top)}a3.6 3.6 0 1 1 5 3`;
    }
    return { ...BALD, over: shape(d, colour) + line(rings, 0.9, 0.6) };
  },
  tonsure: ({ y, colour, shape, line, strand }) => {
    const outer: Point[] = [
      [73, y(0.66)],
      [68, y(0.42)],
      [73, y(0.2)],
      [84, y(0.13)],
      [100, y(0.125)],
      [116, y(0.1)],
      [127, y(0.2)],
      [127.5, y(0.4)],
    ];
    const inner: Point[] = [
      [123, y(0.33)],
      [112, y(0.27)],
      [97, y(0.27)],
      [85, y(0.34)],
      [80, y(0.5)],
      [77, y(0.64)],
    ];
    const over =
      shape(smooth(outer) + "L" + smooth(inner).slice(1) + "Z", colour) +
      line(
        strand(
          [
            [76, y(0.3)],
            [122, y(0.15)],
          ],
          9,
          0,
          8,
        ),
        0.9,
        0.6,
      ) +
      line(`M88 ${round(y(0.03))}l1 1M97 ${round(y(0) + 1)}l1 1M106 ${round(y(0.03))}l1 1`, 1, 0.5);
    return { ...BALD, over };
  },
  wisps: ({ y, colour, shape, line }) => ({
    ...BALD,
    over:
      shape(
        `M76 ${round(y(0.62))}C64 ${round(y(0.6))} 62 ${round(y(0.36))} 71 ${round(y(0.27))}C76 ${round(y(0.34))} 80 ${round(y(0.44))} 77 ${round(y(0.62))}Z`,
        colour,
        1.6,
      ) +
      line(
        `M70 ${round(y(0.34))}q-5 8 -2 16M74 ${round(y(0.36))}q-3 8 0 16M86 ${round(y(0.05))}q-6 -7 -14 -5M98 ${round(y(0))}q0 -8 8 -9M92 ${round(y(0.02))}q-3 -8 -9 -9`,
        1.1,
        0.9,
        blend(colour, INK, 0.35),
      ),
  }),
  wild: ({ w, y, len, colour, shape, line, hairline, strand }) => {
    const o: Point[] = [];
    for (let i = 0; i <= 15; i++) {
      const a = 2.75 + (i / 15) * 3.75,
        k = i % 2 ? 15 : 4;
      o.push([100 + Math.cos(a) * (28 * w + k), y(0.42) + Math.sin(a) * (36 * len + k)]);
    }
    const over =
      shape(poly(o) + "L" + smooth(hairline).slice(1) + "Z", colour) +
      line(
        strand(
          [
            [78, y(0.1)],
            [120, y(0.05)],
          ],
          7,
          -2,
          12,
        ),
        0.9,
        0.6,
      );
    return { ...BALD, over };
  },
  plaits: ({ w, y, colour, shape, line }) => {
    const over =
      shape(
        `M${round(100 + 26 * w)} ${round(y(0.42))}C${round(100 + 27 * w)} ${round(y(0.1))} 116 ${round(y(0) - 6)} 104 ${round(y(0) - 6)}C82 ${round(y(0) - 6)} 66 ${round(y(0.15))} 69 ${round(y(0.62))}C76 ${round(y(0.62))} 78 ${round(y(0.4))} 106 ${round(y(0.1))}C118 ${round(y(0.2))} 122 ${round(y(0.3))} ${round(100 + 26 * w)} ${round(y(0.42))}Z`,
        colour,
      ) +
      line(
        `M104 ${round(y(0) - 5)}q2 7 2 12M88 ${round(y(0.07))}q-9 10 -13 24M96 ${round(y(0.03))}q-14 14 -17 30M116 ${round(y(0.06))}q7 8 9 18`,
        0.9,
        0.6,
      );
    const plait = (x: number): string => {
      let d = "";
      for (let i = 0; i < 6; i++)
        d += shape(`M${x - 7} ${y(0.62) + i * 11}q7 -4 14 0q2 8 -7 12q-9 -4 -7 -12Z`, colour, 1.5);
      return (
        d +
        shape(`M${x - 4} ${y(0.62) + 66}h8l2 12q-6 3 -12 0Z`, colour, 1.4) +
        shape(`M${x - 5} ${y(0.62) + 64}h10v5h-10Z`, PIGMENTS.vermilion, 1.3)
      );
    };
    const front = plait(70) + plait(131);
    return { ...BALD, over, front };
  },
};
