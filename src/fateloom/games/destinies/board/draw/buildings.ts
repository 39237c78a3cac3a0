import { round } from "$lib/draw/rng";
import { at, mix, poly, stroke, type Draw, type Point } from "./ink";
import type { Glyph } from "./nature";

export function house(x: number, y: number, s: number, r: Draw): Glyph {
  const mirror = r() < 0.5 ? 1 : -1;
  const [w, l, h, k] = [s * 0.42, s * 0.62, s * 0.36, s * 0.36];
  const q = (a: number, b: number): Point => [x + mirror * a, y + b];
  const tile = (a: number, drop: number, b: number): string =>
    poly([q(l * a, -h - k * drop), q(l * a + w * b, -h)]);
  const roof = r() < 0.3 ? "roof2" : "roof";
  return {
    y,
    svg:
      stroke("sh", poly([q(l * 0.9, 0), q(l * 0.9 + s * 0.35, 1), q(l * 0.5, 2), q(-w, 1)], true)) +
      stroke(
        "i wall",
        poly([q(0, 0), q(0, -h), q(w / 2 + l * 0.8, -h), q(w / 2 + l * 0.8, -0.5)], true),
      ) +
      stroke("i wall", poly([q(-w, 0), q(-w, -h), q(-w / 2, -h - k), q(0, -h), q(0, 0)], true)) +
      stroke(
        `i ${roof}`,
        poly(
          [
            q(-w / 2, -h - k),
            q(w / 2 + l * 0.62, -h - k - 0.6),
            q(w / 2 + l, -h + 1),
            q(0.5, -h + 1),
          ],
          true,
        ),
      ) +
      stroke("h", tile(0.2, 0.5, 0.35) + tile(0.5, 0.6, 0.4) + tile(0.8, 0.8, 0.4)) +
      stroke(
        "dk",
        poly(
          [q(-w * 0.62, 0), q(-w * 0.62, -h * 0.6), q(-w * 0.38, -h * 0.6), q(-w * 0.38, 0)],
          true,
        ),
      ),
  };
}

export function church(x: number, y: number, s: number): Glyph {
  const nave = house(x + s * 0.12, y, s * 0.95, () => 0.1);
  const w = s * 0.17;
  const cx = x - s * 0.5;
  return {
    y: y + 0.1,
    svg:
      nave.svg +
      stroke(
        "i wall",
        poly(
          [
            [cx - w, y + 1],
            [cx - w, y - s * 0.95],
            [cx + w, y - s * 0.95],
            [cx + w, y + 1],
          ],
          true,
        ),
      ) +
      stroke(
        "i roof2",
        poly(
          [
            [cx - w * 1.25, y - s * 0.93],
            [cx, y - s * 1.6],
            [cx + w * 1.25, y - s * 0.93],
          ],
          true,
        ),
      ) +
      stroke(
        "i",
        `M${at(cx, y - s * 1.6)}v${round(-s * 0.22)}m${at(-s * 0.08, s * 0.08)}h${round(s * 0.16)}`,
      ) +
      stroke(
        "dk",
        `M${at(cx - w * 0.4, y - s * 0.6)}v${round(-s * 0.12)}a${round(w * 0.4)} ${round(w * 0.4)} 0 0 1 ${round(w * 0.8)} 0v${round(s * 0.12)}Z`,
      ),
  };
}

export function tower(x: number, y: number, s: number): Glyph {
  const w = s * 0.26;
  const up = round(-s * 0.1);
  const down = round(s * 0.1);
  const step = round(w * 0.7);
  return {
    y,
    svg:
      stroke(
        "i wall",
        poly(
          [
            [x - w, y],
            [x - w, y - s],
            [x + w, y - s],
            [x + w, y],
          ],
          true,
        ),
      ) +
      stroke(
        "i wall",
        `M${at(x - w * 1.3, y - s)}v${round(-s * 0.2)}h${round(w * 0.6)}v${down}h${step}v${up}h${step}v${down}h${round(w * 0.01)}v${up}h${round(w * 0.59)}v${round(s * 0.2)}Z`,
      ) +
      stroke(
        "h",
        `M${at(x + w * 0.2, y - s * 0.1)}v${round(-s * 0.8)}M${at(x + w * 0.6, y - s * 0.05)}v${round(-s * 0.9)}`,
      ) +
      stroke(
        "dk",
        `M${at(x - w * 0.5, y - s * 0.5)}h${round(w * 0.4)}v${round(-s * 0.2)}h${round(-w * 0.4)}Z`,
      ),
  };
}

export function sheaf(x: number, y: number, s: number): Glyph {
  return {
    y,
    svg:
      stroke(
        "i strw",
        `M${at(x - s * 0.3, y)}Q${at(x - s * 0.1, y - s * 0.4)} ${at(x - s * 0.35, y - s * 0.8)}` +
          `Q${at(x, y - s)} ${at(x + s * 0.35, y - s * 0.8)}` +
          `Q${at(x + s * 0.1, y - s * 0.4)} ${at(x + s * 0.3, y)}Z`,
      ) +
      stroke(
        "i",
        `M${at(x - s * 0.16, y - s * 0.42)}h${round(s * 0.32)}M${at(x, y - s * 0.45)}v${round(-s * 0.4)}`,
      ),
  };
}

export function windmill(x: number, y: number, s: number): Glyph {
  const w = s * 0.24;
  let sails = "";
  for (let i = 0; i < 4; i++) {
    const angle = 0.5 + i * 1.5708;
    const [c, n] = [Math.cos(angle), Math.sin(angle)];
    const q = (u: number, v: number): Point => [
      x + c * u * s - n * v * s,
      y - s * 0.78 + n * u * s + c * v * s,
    ];
    sails += poly([q(0.05, 0), q(0.6, 0), q(0.6, 0.13), q(0.14, 0.13)], true);
  }
  return {
    y,
    svg:
      stroke(
        "i wall",
        poly(
          [
            [x - w, y],
            [x - w * 0.62, y - s * 0.78],
            [x + w * 0.62, y - s * 0.78],
            [x + w, y],
          ],
          true,
        ),
      ) +
      stroke(
        "i roof",
        `M${at(x - w * 0.8, y - s * 0.76)}Q${at(x, y - s * 1.2)} ${at(x + w * 0.8, y - s * 0.76)}Z`,
      ) +
      stroke("dk", `M${at(x - 1.6, y)}v${round(-s * 0.2)}h3.2v${round(s * 0.2)}Z`) +
      stroke("i sail", sails),
  };
}

export function arch(x: number, y: number, s: number): Glyph {
  return {
    y,
    svg:
      stroke("sh", `M${at(x - s * 0.5, y)}l${at(s * 1.3, 1)}l${at(-s * 0.4, 2)}Z`) +
      stroke(
        "i wall",
        `M${at(x - s * 0.5, y)}v${round(-s * 0.9)}l${at(s * 0.14, -s * 0.12)}l${at(s * 0.2, s * 0.06)}` +
          `l${at(s * 0.26, -s * 0.1)}l${at(s * 0.2, s * 0.2)}l${at(s * 0.2, s * 0.05)}v${round(s * 0.35)}` +
          `l${at(-s * 0.1, s * 0.1)}V${round(y)}h${round(-s * 0.17)}v${round(-s * 0.36)}` +
          `a${round(s * 0.2)} ${round(s * 0.26)} 0 0 0 ${round(-s * 0.42)} 0v${round(s * 0.36)}Z`,
      ) +
      stroke(
        "h",
        `M${at(x - s * 0.45, y - s * 0.3)}h${round(s * 0.12)}m${at(-s * 0.06, -s * 0.16)}h${round(s * 0.14)}` +
          `m${at(s * 0.12, -s * 0.2)}h${round(s * 0.2)}m${at(s * 0.1, s * 0.12)}h${round(s * 0.14)}` +
          `m${at(-s * 0.1, s * 0.2)}h${round(s * 0.1)}`,
      ),
  };
}

export function column(x: number, y: number, s: number, r: Draw): Glyph {
  const h = s * (0.5 + r() * 0.6);
  const w = s * 0.12;
  return {
    y,
    svg:
      stroke(
        "i wall",
        `M${at(x - w, y)}L${at(x - w, y - h)}l${at(w * 0.7, -s * 0.1)}l${at(w * 0.5, s * 0.08)}` +
          `l${at(w * 0.8, -s * 0.05)}L${at(x + w, y)}Z`,
      ) +
      stroke("i", `M${at(x - w * 1.5, y)}h${round(w * 3)}`) +
      stroke("h", `M${at(x + w * 0.3, y - 1)}V${round(y - h * 0.85)}`),
  };
}

export function boat(x: number, y: number, s: number): Glyph {
  return {
    y,
    svg:
      stroke(
        "i wall",
        `M${at(x - s * 0.5, y - s * 0.16)}q${at(s * 0.5, s * 0.34)} ${at(s, -s * 0.02)}` +
          `q${at(-s * 0.06, s * 0.2)} ${at(-s * 0.3, s * 0.22)}h${round(-s * 0.42)}` +
          `q${at(-s * 0.2, -s * 0.02)} ${at(-s * 0.28, -s * 0.2)}Z`,
      ) +
      stroke("i", `M${at(x, y - s * 0.02)}v${round(-s * 0.95)}`) +
      stroke(
        "i sail",
        `M${at(x + 1, y - s * 0.92)}q${at(s * 0.52, s * 0.3)} ${at(s * 0.06, s * 0.68)}Z` +
          `M${at(x - 1, y - s * 0.8)}q${at(-s * 0.3, s * 0.3)} ${at(-s * 0.04, s * 0.56)}Z`,
      ) +
      stroke(
        "wl",
        `M${at(x - s * 0.7, y + s * 0.12)}h${round(s * 0.5)}m${round(s * 0.3)} 2h${round(s * 0.5)}`,
      ),
  };
}

/** A piece of a town's wall between two points of it. */
export function rampart(a: Point, b: Point): Glyph {
  const joint = (t: number): string => {
    const [x, y] = mix(a, b, t);
    return poly([
      [x, y],
      [x, y - 8],
    ]);
  };
  return {
    y: Math.max(a[1], b[1]) + 0.01,
    svg:
      stroke("i wall", poly([a, b, [b[0], b[1] - 8], [a[0], a[1] - 8]], true)) +
      stroke("h", joint(0.3) + joint(0.7)),
  };
}
