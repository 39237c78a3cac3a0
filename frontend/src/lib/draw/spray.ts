import { rng, round } from "./rng";

/** An ivy leaf at a point, turned by degrees. */
export function leaf(x: number, y: number, turn: number, scale: number): string {
  const place = `translate(${round(x)} ${round(y)}) rotate(${round(turn)}) scale(${round(scale * 10) / 10})`;
  return (
    `<path transform="${place}" d="M0 0C-2-2-7-1-8-5C-6-5-5-6-4.5-8C-3.5-8-1.5-9 0-14` +
    `C1.5-9 3.5-8 4.5-8C5-6 6-5 8-5C7-1 2-2 0 0Z"/>`
  );
}

export interface SprayLook {
  /** Length of one bend. */
  step?: number;
  /** How far it swings. */
  swing?: number;
  scale?: number;
  /** Fill of the leaves. */
  leaf?: string;
  stroke?: number;
}

/** Bar-and-ivy along a line from one point to another: the border of a Gothic page. */
export function spray(
  seed: string,
  fromX: number,
  fromY: number,
  toX: number,
  toY: number,
  look: SprayLook = {},
): string {
  const random = rng("spray" + seed);
  const length = Math.hypot(toX - fromX, toY - fromY);
  const swing = look.swing ?? 7;
  const scale = look.scale ?? 1;
  const count = Math.max(1, Math.round(length / (look.step ?? 30)));
  const step = length / count;
  const [ux, uy] = [(toX - fromX) / length, (toY - fromY) / length];
  const [px, py] = [-uy, ux];
  const turn = (Math.atan2(uy, ux) * 180) / Math.PI;
  let sign = random.next() < 0.5 ? 1 : -1;
  let stem = `M${round(fromX)} ${round(fromY)}`;
  let twigs = "";
  let leaves = "";
  let berries = "";
  const berry = (x: number, y: number, radius: number): string =>
    `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}"/>`;

  for (let i = 0; i < count; i++) {
    const [ax, ay] = [fromX + ux * step * i, fromY + uy * step * i];
    const [bx, by] = [ax + ux * step, ay + uy * step];
    const bendX = ax + (ux * step) / 2 + px * swing * sign * 1.5;
    const bendY = ay + (uy * step) / 2 + py * swing * sign * 1.5;
    stem += `Q${round(bendX)} ${round(bendY)} ${round(bx)} ${round(by)}`;

    const mx = ax + ux * step * 0.5 + px * swing * sign * 0.75;
    const my = ay + uy * step * 0.5 + py * swing * sign * 0.75;
    const k = random.between(0.8, 1.25) * swing;
    const ex = mx + ux * k * 1.1 + px * sign * k * 1.1;
    const ey = my + uy * k * 1.1 + py * sign * k * 1.1;
    twigs += `M${round(mx)} ${round(my)}Q${round(mx + px * sign * k)} ${round(my + py * sign * k)} ${round(ex)} ${round(ey)}`;
    if (random.next() < 0.52) {
      const angle = turn + 90 + sign * random.between(25, 70);
      leaves += leaf(ex, ey, angle, scale * random.between(0.75, 1.05));
    } else {
      berries += berry(ex, ey, 2.6 * scale * random.between(0.8, 1.2));
    }

    const ox = ax + ux * step * 0.5 - px * sign * swing * 0.9;
    const oy = ay + uy * step * 0.5 - py * sign * swing * 0.9;
    const startX = ax + ux * step * 0.12;
    const startY = ay + uy * step * 0.12;
    const curlX = ax + ux * step * 0.2 - px * sign * swing;
    const curlY = ay + uy * step * 0.2 - py * sign * swing;
    twigs += `M${round(startX)} ${round(startY)}Q${round(curlX)} ${round(curlY)} ${round(ox)} ${round(oy)}`;
    if (random.next() < 0.55) {
      const angle = turn + 90 - sign * random.between(10, 60);
      leaves += leaf(ox, oy, angle, scale * random.between(0.5, 0.8));
    } else {
      berries += berry(ox, oy, 1.9 * scale);
    }
    sign = -sign;
  }
  const fill = look.leaf ?? "var(--c, var(--verdigris))";
  return (
    `<path d="${stem}${twigs}" fill="none" stroke="var(--ink)" stroke-width="${look.stroke ?? 1}" stroke-linecap="round"/>` +
    `<g fill="${fill}" stroke="var(--ink)" stroke-width=".6">${leaves}</g>` +
    `<g fill="url(#leafgold)" stroke="var(--ink)" stroke-width=".6">${berries}</g>`
  );
}
