import { round } from "$lib/draw/rng";
import { at, lerp, mix, poly, smooth, stroke, type Draw, type Point } from "./ink";

/** Something drawn that stands on the ground at its foot; the lower ones hide the higher. */
export interface Glyph {
  y: number;
  svg: string;
}

export function tree(x: number, y: number, s: number, r: Draw): Glyph {
  const w = s * (0.4 + r() * 0.1);
  const h = s * (0.4 + r() * 0.08);
  const cy = y - s * 0.28 - h * 0.7;
  const lobes = 7 + Math.floor(r() * 2);
  const turn = r() * 6;
  let crown = "";
  for (let i = 0; i <= lobes; i++) {
    const angle = turn + (i / lobes) * 6.2832;
    const place = at(x + Math.cos(angle) * w, cy + Math.sin(angle) * h);
    crown += i ? `A${round(s * 0.17)} ${round(s * 0.17)} 0 0 1 ${place}` : `M${place}`;
  }
  let shade = "";
  for (let i = 0; i < 4; i++) {
    const t = 0.1 + i * 0.2;
    shade += `M${at(x + w * (0.15 + t * 0.55), cy + h * (1 - t * 1.1))}q${at(s * 0.07, -s * 0.03)} ${at(s * 0.09, -s * 0.13)}`;
  }
  const leaf = r() < 0.35 ? "leaf2" : r() < 0.25 ? "leaf3" : "leaf";
  return {
    y,
    svg:
      shadow(x, y, s * 0.55, 1.8) +
      stroke(
        "i",
        `M${at(x - s * 0.05, y)}L${at(x - s * 0.04, y - s * 0.3)}M${at(x + s * 0.05, y)}L${at(x + s * 0.04, y - s * 0.3)}`,
      ) +
      stroke(`i ${leaf}`, `${crown}Z`) +
      stroke("h", shade),
  };
}

export function pine(x: number, y: number, s: number, r: Draw): Glyph {
  const w = s * 0.3;
  const tiers = 3;
  const left: Point[] = [];
  const right: Point[] = [];
  for (let i = 0; i < tiers; i++) {
    const u = (i + 1) / tiers;
    const foot = y - s * (1 - u * 0.86);
    left.push([x - w * (u * 0.9 + 0.1) + (r() - 0.5), foot], [x - w * u * 0.42, foot - s * 0.035]);
    right.push([x + w * (u * 0.9 + 0.1) + (r() - 0.5), foot], [x + w * u * 0.42, foot - s * 0.035]);
  }
  const body: Point[] = [
    [x, y - s],
    ...left.slice(0, -1),
    [x, y - s * 0.1],
    ...right.slice(0, -1).reverse(),
  ];
  let shade = "";
  for (let i = 0; i < 5; i++) {
    const t = 0.28 + i * 0.14;
    shade += `M${at(x + w * t * 0.12, y - s * (1 - t * 0.9))}l${at(w * t * 0.6, s * 0.035)}`;
  }
  return {
    y,
    svg:
      shadow(x, y, s * 0.45, 1.6) +
      stroke("i", `M${at(x, y)}L${at(x, y - s * 0.14)}`) +
      stroke("i pine", poly(body, true)) +
      stroke("h", shade),
  };
}

export function bush(x: number, y: number, s: number): Glyph {
  const crown =
    `M${at(x - s * 0.5, y)}a${round(s * 0.28)} ${round(s * 0.3)} 0 0 1 ${at(s * 0.34, -s * 0.28)}` +
    `a${round(s * 0.26)} ${round(s * 0.26)} 0 0 1 ${at(s * 0.46, s * 0.04)}` +
    `a${round(s * 0.2)} ${round(s * 0.2)} 0 0 1 ${at(s * 0.2, s * 0.24)}Z`;
  return { y, svg: stroke("i leaf", crown) };
}

export function tuft(x: number, y: number, s: number, r: Draw): Glyph {
  let blades = "";
  for (let i = -1; i < 2; i++) {
    blades += `M${at(x + i * s * 0.22, y)}q${at(i * s * 0.1, -s * 0.35)} ${at(i * s * 0.32 + (r() - 0.5), -s * (0.55 + r() * 0.2))}`;
  }
  return { y, svg: stroke("h", blades) };
}

export function reed(x: number, y: number, s: number, r: Draw): Glyph {
  let stems = "";
  let heads = "";
  for (let i = -2; i < 3; i++) {
    const tipX = x + i * s * 0.2 + (r() - 0.5) * 2;
    const tipY = y - s * (0.6 + r() * 0.45);
    stems += `M${at(x + i * s * 0.09, y)}Q${at(x + i * s * 0.1, y - s * 0.4)} ${at(tipX, tipY)}`;
    if (r() < 0.4) heads += `M${at(tipX, tipY)}l${at(i * 0.3, -s * 0.2)}`;
  }
  const water = `M${at(x - s * 0.7, y + 1.5)}h${round(s * 1.3)}M${at(x - s * 0.3, y + 4)}h${round(s * 0.8)}`;
  return { y, svg: stroke("i", stems) + stroke("cat", heads) + stroke("wl", water) };
}

export function hill(x: number, y: number, w: number, h: number, r: Draw): Glyph {
  const lean = (r() - 0.5) * w * 0.18;
  const along = (t: number): number => x - w / 2 + w * t + lean * Math.sin(Math.PI * t);
  const up = (t: number): number => h * Math.pow(Math.sin(Math.PI * t), 0.82);
  const line: Point[] = [];
  for (let i = 0; i <= 10; i++) line.push([along(i / 10), y - up(i / 10) + (r() - 0.5) * 1.4]);
  let shade = "";
  for (let i = 0; i < 7; i++) {
    const t = 0.56 + i * 0.06;
    const length = h * (0.5 - i * 0.045) * (0.8 + r() * 0.4);
    shade += `M${at(along(t), y - up(t) + 2.5)}q${at(length * 0.16, length * 0.45)} ${at(length * 0.5, length * 0.9)}`;
  }
  for (let i = 0; i < 3; i++) {
    shade += `M${at(x - w * (0.32 - i * 0.07), y - h * (0.3 + i * 0.16))}q${at(-1, h * 0.09)} ${at(-w * 0.035, h * 0.17)}`;
  }
  const peak: Point = line[6] ?? [x, y];
  const end: Point = line[10] ?? [x, y];
  return {
    y,
    svg:
      stroke("hillf", `${smooth(line)}Z`) +
      stroke("hills", `M${at(...peak)}L${at(...end)}L${at(x + w * 0.12, y)}Z`) +
      stroke("i b", smooth(line)) +
      stroke("h", shade),
  };
}

export function mountain(x: number, y: number, w: number, h: number, r: Draw): Glyph {
  const top: Point = [x + (r() - 0.55) * w * 0.16, y - h];
  const flank = (foot: number): Point[] =>
    Array.from({ length: 6 }, (_, i): Point => {
      const t = (i + 1) / 6;
      const rough = i < 5 ? 1 : 0;
      return [
        lerp(top[0], foot, Math.pow(t, 0.93)) + rough * (r() - 0.5) * w * 0.07,
        lerp(top[1], y, t) + rough * (r() - 0.5) * h * 0.09,
      ];
    });
  const left = flank(x - w / 2);
  const right = flank(x + w / 2);
  const ridge: Point[] = [top];
  for (let i = 1; i <= 6; i++) {
    const t = i / 7;
    const side = (i % 2 ? 1 : -1) * w * 0.05 * (0.6 + r() * 0.6);
    ridge.push([top[0] + w * 0.05 * t + side, top[1] + h * t]);
  }
  let shade = "";
  for (let i = 0; i < 15; i++) {
    const t = 0.05 + i * 0.062;
    const from = ridge[Math.min(6, Math.floor(t * 7))] ?? top;
    const to = ridge[Math.min(6, Math.floor(t * 7) + 1)] ?? top;
    const start = mix(from, to, (t * 7) % 1);
    const room = (lerp(top[0], x + w / 2, t) - start[0]) * 0.9;
    const length = Math.min(room, w * (0.2 + r() * 0.12));
    if (length > 2) shade += `M${at(start[0] + 1, start[1])}l${at(length, length * 0.52)}`;
  }
  for (let i = 0; i < 5; i++) {
    const t = 0.3 + i * 0.13;
    shade += `M${at(lerp(top[0], x - w / 2, t) + w * 0.06, lerp(top[1], y, t) + 2)}l${at(w * 0.03, h * (0.07 + r() * 0.05))}`;
  }
  const [l0, r0] = [left[0] ?? top, right[0] ?? top];
  const snow: Point[] = [
    top,
    l0,
    [lerp(l0[0], top[0], 0.3), l0[1] + h * 0.09],
    [top[0] - w * 0.01, l0[1] + h * 0.02],
    [lerp(r0[0], top[0], 0.4), r0[1] + h * 0.08],
    r0,
  ];
  const down = right.toReversed();
  return {
    y,
    svg:
      stroke("rock", poly([top, ...left, ...down], true)) +
      stroke("rocks", poly([...ridge, [x + w * 0.1, y], ...down], true)) +
      stroke("snow", poly(snow, true)) +
      stroke("i b", poly([...left.toReversed(), top, ...right])) +
      stroke("i", poly(ridge)) +
      stroke("h", shade),
  };
}

export function stone(x: number, y: number, s: number, r: Draw): Glyph {
  const h = s * (0.6 + r() * 0.5);
  const body =
    `M${at(x - s * 0.22, y)}Q${at(x - s * 0.26, y - h * 0.6)} ${at(x - s * 0.06, y - h)}` +
    `Q${at(x + s * 0.16, y - h * 1.05)} ${at(x + s * 0.2, y - h * 0.5)}L${at(x + s * 0.24, y)}Z`;
  const shade = `M${at(x + s * 0.08, y - h * 0.15)}l${at(s * 0.02, -h * 0.6)}M${at(x + s * 0.14, y - h * 0.1)}l${at(0, -h * 0.4)}`;
  return {
    y,
    svg:
      stroke("sh", `M${at(x - s * 0.2, y)}l${at(s * 0.9, 1)}l${at(-s * 0.4, 1.6)}Z`) +
      stroke("i rock", body) +
      stroke("h", shade),
  };
}

/** A bank of cloud, which lies over what has not been explored. */
export function cloud(x: number, y: number, w: number, r: Draw): Glyph {
  const puffs = Math.max(4, Math.floor(w / 17));
  let edge = `M${at(x - w / 2, y)}`;
  let curls = "";
  for (let i = 0; i < puffs; i++) {
    const t = (i + 1) / puffs;
    const px = x - w / 2 + w * t;
    const lift = Math.pow(Math.sin(Math.PI * t), 0.8) * w * 0.21;
    const py = i === puffs - 1 ? y : y - lift + (r() - 0.5) * 5;
    const bow = round((w / puffs) * (0.6 + r() * 0.2));
    edge += `A${bow} ${bow} 0 0 1 ${at(px, py)}`;
    if (i && i < puffs - 1 && r() < 0.75) {
      const q = 5 + r() * 5;
      curls +=
        `M${at(px - q * 0.3, py + 1)}c${at(-q * 0.2, q * 0.9)} ${at(-q * 1.7, q * 0.7)} ${at(-q * 1.5, -q * 0.2)}` +
        `c${at(0.2, -q * 0.7)} ${at(q * 0.9, -q * 0.5)} ${at(q * 0.7, q * 0.1)}`;
    }
  }
  edge += `Q${at(x + w * 0.3, y + 5)} ${at(x, y + 3.5)}T${at(x - w / 2, y)}Z`;
  for (let i = 0; i < w / 9; i++) {
    curls += `M${at(x - w * 0.32 + i * 6 + r() * 2, y + 1)}q2 -1.5 ${round(5 + r() * 3)} 0`;
  }
  return { y, svg: stroke("cl", edge) + stroke("ci", curls) };
}

function shadow(x: number, y: number, length: number, depth: number): string {
  return stroke(
    "sh",
    `M${at(x - 1, y)}q${at(length * 0.55, -1.5)} ${at(length, 0.6)}q${at(-length * 0.5, depth)} ${at(-length, -0.6)}Z`,
  );
}
