import { leaf } from "./spray";
import { type Rng, rng, round } from "./rng";

/** The patterned ground of a miniature: the style tells the alignment, the seed which card. */
export type DiaperStyle = "lozenge" | "scale" | "check" | "whirl" | "vine" | "star" | "chevron";

export interface Diaper {
  /** The id to fill with: `url(#id)`. */
  id: string;
  /** The `<pattern>` element. */
  pattern: string;
}

const FINE = 'fill="none" stroke="var(--figure)" stroke-opacity=".42" stroke-width="1.1"';
const SOLID = 'fill="var(--figure)" fill-opacity=".4"';

interface Tile {
  width: number;
  height: number;
  body: string;
  turn: number;
}

export function diaper(style: DiaperStyle, seed: string, id: string): Diaper {
  const random = rng(style + seed);
  const { width, height, body, turn } = STYLES[style](random);
  const shift = `translate(${random.whole(0, 30)} ${random.whole(0, 30)}) rotate(${turn})`;
  return {
    id,
    pattern:
      `<pattern id="${id}" width="${width}" height="${height}" patternUnits="userSpaceOnUse" ` +
      `patternTransform="${shift}">${body}</pattern>`,
  };
}

function dot(x: number, y: number, radius: number): string {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${radius}"/>`;
}

function ring(count: number, x: number, y: number, reach: number, radius: number): string {
  let dots = "";
  for (let i = 0; i < count; i++) {
    const angle = (i * 2 * Math.PI) / count - (count === 3 ? Math.PI / 2 : 0);
    dots += dot(x + reach * Math.cos(angle), y + reach * Math.sin(angle), round(radius));
  }
  return dots;
}

/** One of five small figures: a dot, a lozenge, four dots, a star of four, three dots. */
function motif(kind: number, x: number, y: number, size: number): string {
  const q = size;
  const near = q * 0.2;
  switch (kind) {
    case 0:
      return dot(x, y, round(q * 0.38));
    case 1:
      return `<path d="M${x - q} ${y}L${x} ${y - q}L${x + q} ${y}L${x} ${y + q}Z"/>`;
    case 2:
      return ring(4, x, y, q * 0.55, q * 0.42);
    case 3:
      return (
        `<path d="M${x} ${y - q}Q${x + near} ${y - near} ${x + q} ${y}Q${x + near} ${y + near} ` +
        `${x} ${y + q}Q${x - near} ${y + near} ${x - q} ${y}Q${x - near} ${y - near} ${x} ${y - q}Z"/>`
      );
    default:
      return ring(3, x, y, q * 0.5, q * 0.4);
  }
}

const STYLES: Record<DiaperStyle, (random: Rng) => Tile> = {
  lozenge(random) {
    const w = random.whole(17, 25);
    const h = round(w * random.between(1.1, 1.5));
    const corners = [
      [0, 0],
      [w, 0],
      [0, h],
      [w, h],
    ] as const;
    const centre = motif(random.whole(0, 4), w / 2, h / 2, w * 0.2);
    const body =
      `<path ${FINE} d="M0 ${h / 2}L${w / 2} 0L${w} ${h / 2}L${w / 2} ${h}Z"/>` +
      `<g ${SOLID}>${centre}${corners.map(([x, y]) => motif(0, x, y, w * 0.16)).join("")}</g>`;
    return { width: w, height: h, body, turn: 0 };
  },
  scale(random) {
    const s = random.whole(16, 23);
    const q = s / 2;
    const b = random.between(0.15, 0.45);
    const body =
      `<g ${FINE}><path d="M0 0A${q} ${q} 0 0 0 ${s} 0M${-q} ${q}A${q} ${q} 0 0 0 ${q} ${q}` +
      `M${q} ${q}A${q} ${q} 0 0 0 ${s + q} ${q}"/><path d="M${q} ${round(q * 0.9)}` +
      `L${q} ${round(q * (0.9 - b * 1.6))}M0 ${round(s * 0.95)}L0 ${round(s * 0.95 - q * b * 1.6)}` +
      `M${s} ${round(s * 0.95)}L${s} ${round(s * 0.95 - q * b * 1.6)}"/></g>`;
    return { width: s, height: s, body, turn: 0 };
  },
  check(random) {
    const s = random.whole(20, 28);
    const a = s / 2;
    const kind = random.whole(0, 4);
    const body =
      `<g fill="var(--figure)" fill-opacity=".13"><rect width="${a}" height="${a}"/>` +
      `<rect x="${a}" y="${a}" width="${a}" height="${a}"/></g>` +
      `<path ${FINE} d="M0 0H${s}M0 ${a}H${s}M0 0V${s}M${a} 0V${s}"/>` +
      `<g ${SOLID}>${motif(kind, a * 1.5, a * 0.5, s * 0.13)}${motif(kind, a * 0.5, a * 1.5, s * 0.13)}</g>`;
    return { width: s, height: s, body, turn: 0 };
  },
  whirl(random) {
    const s = random.whole(15, 20);
    const a = s / 2;
    const n = 5;
    let arcs = "";
    for (let i = 0; i < n; i++) {
      for (let j = 0; j < n; j++) {
        const x = i * s;
        const y = j * s;
        arcs +=
          random.next() < 0.5
            ? `<path d="M${x + a} ${y}A${a} ${a} 0 0 1 ${x} ${y + a}M${x + s} ${y + a}A${a} ${a} 0 0 0 ${x + a} ${y + s}"/>`
            : `<path d="M${x + a} ${y}A${a} ${a} 0 0 0 ${x + s} ${y + a}M${x} ${y + a}A${a} ${a} 0 0 1 ${x + a} ${y + s}"/>`;
      }
    }
    const turn = random.pick([0, 20, 45, 70]);
    return { width: s * n, height: s * n, body: `<g ${FINE}>${arcs}</g>`, turn };
  },
  vine(random) {
    const s = random.whole(34, 42);
    const a = s / 2;
    const k = s * 0.27;
    const body =
      `<g ${FINE}><path d="M0 ${a}Q${s * 0.25} ${a - k} ${a} ${a}T${s} ${a}` +
      `M${s * 0.25} ${round(a - k * 0.5)}q${round(k * 0.1)} ${-k} ${k} ${round(-k * 0.9)}` +
      `M${s * 0.75} ${round(a + k * 0.5)}q${round(k * 0.1)} ${k} ${k} ${round(k * 0.9)}"/></g>` +
      `<g ${SOLID}>${leaf(s * 0.25 + k, a - k * 1.2, 60, 0.62)}` +
      `${leaf(s * 0.75 + k * 0.6, a + k * 1.5, 150, 0.62)}${leaf(s * 0.3, a + k * 0.5, 200, 0.5)}` +
      `${dot(s * 0.62, a - k * 0.9, 1.5)}${dot(s * 0.1, a + k * 1.3, 1.5)}</g>`;
    return { width: s, height: s, body, turn: random.pick([0, 12, -14, 30]) };
  },
  star(random) {
    const s = random.whole(24, 32);
    const body =
      `<g ${SOLID}>${motif(3, s * 0.25, s * 0.25, s * 0.2)}${motif(3, s * 0.75, s * 0.75, s * 0.2)}` +
      `${motif(0, s * 0.75, s * 0.25, s * 0.12)}${motif(0, s * 0.25, s * 0.75, s * 0.12)}</g>`;
    return { width: s, height: s, body, turn: random.pick([0, 0, 45]) };
  },
  chevron(random) {
    const s = random.whole(15, 21);
    const body =
      `<path ${FINE} d="M0 ${s * 0.7}L${s / 2} ${s * 0.2}L${s} ${s * 0.7}"/>` +
      `<g ${SOLID}>${motif(0, s / 2, s * 0.75, s * 0.14)}</g>`;
    return { width: s, height: s, body, turn: 0 };
  },
};
