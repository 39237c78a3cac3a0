/** The picture before a story: a painted scene in a border, a row of things, and the heroes. */
import { rng, round } from "$lib/draw/rng";
import type { Person } from "./people/person";
import { INK, LEAF, paint, PIGMENTS, type Pigment } from "./people/pigments";
import { drawPortrait } from "./people/portrait";
import { pen } from "./places/pen";
import { THINGS, type Thing } from "./places/things/things";

/** What surrounds a frontispiece. */
export interface Border {
  colour: Pigment;
  /** What stands in the row below the scene; null: there is no row. */
  thing: Thing | null;
  /** How large it is drawn, in hundredths of a picture's plane. */
  size: number;
  count: number;
  /** The last of the row is left out. */
  missing: boolean;
}

export interface Frontispiece {
  /** The inside of an SVG of `width` by `height`. */
  scene: { inside: string; width: number; height: number };
  border: Border;
  heroes: readonly Person[];
}

export interface Leaf {
  width: number;
  height: number;
  inside: string;
}

const COLOURS = ["lapis", "madder", "verdigris", "plum", "woad"] as const satisfies Pigment[];
/** The area of a leaf is always that of one of this side. */
const SIDE = 595;
/** How much wider than high a leaf may be, and how much narrower. */
const WIDEST = 2;
const NARROWEST = 0.68;
/** From this shape on, the heroes stand beside the scene. */
const WIDE = 1.15;
/** How wide the border is, with the heroes below the scene and beside it. */
const RIM = 48;
const SLIM = 36;
const ROW = 40;
const NICHE = { width: 92, height: 118 };
const WHITE = "#F3E9D2";
const RED = "#A63A2A";

/** The border of a story, as a view carries it: `colour=lapis;thing=sheaf;count=10;missing=yes`. */
export function borderOf(id: string, text: string): Border {
  const traits = new Map(text.split(";").map((part) => part.split("=") as [string, string]));
  const colour = traits.get("colour") ?? "";
  const thing = traits.get("thing") ?? "";
  return {
    colour: colour in PIGMENTS ? (colour as Pigment) : rng(`border${id}`).pick(COLOURS),
    thing: thing in THINGS ? (thing as Thing) : null,
    size: Number(traits.get("size") ?? 100),
    count: Number(traits.get("count") ?? 7),
    missing: traits.get("missing") === "yes",
  };
}

/** A leaf of about this shape (width by height). "key" begins ids that nothing else on the page has. */
export function drawFrontispiece(what: Frontispiece, shape: number, key: string): Leaf {
  const aspect = Math.min(WIDEST, Math.max(NARROWEST, shape));
  const width = Math.round(SIDE * Math.sqrt(aspect));
  const height = Math.round(SIDE / Math.sqrt(aspect));
  const { border, heroes, scene } = what;
  const beside = aspect > WIDE;
  const rim = beside ? SLIM : RIM;
  const [inner, deep] = [width - 2 * rim, height - 2 * rim];
  const row = border.thing ? ROW : 0;
  const cell = beside
    ? { width: NICHE.width + 12, height: deep / Math.max(1, heroes.length) }
    : { width: inner / Math.max(1, heroes.length), height: NICHE.height };
  const cast = heroes.length > 0;
  const high = deep - row - (cast && !beside ? cell.height : 0);
  const broad = inner - (cast && beside ? cell.width : 0);
  const plate = (x: number, y: number, w: number, h: number, fill: string): string =>
    `<rect x="${round(x)}" y="${round(y)}" width="${round(w)}" height="${round(h)}" fill="${fill}" stroke="${INK}" stroke-width="2"/>`;
  const niches = heroes.map((hero, i) => {
    const [x, y] = beside
      ? [rim + broad + 6, rim + i * cell.height]
      : [rim + i * cell.width, rim + high + row];
    const { viewBox, inside } = drawPortrait(hero, `${key}-${i}`, "niche");
    return `<svg x="${round(x)}" y="${round(y + 5)}" width="${round(cell.width)}" height="${round(cell.height - 8)}" viewBox="${viewBox}">${inside}</svg>`;
  });
  const inside =
    `<rect width="${width}" height="${height}" fill="${LEAF}"/>` +
    plate(6, 6, width - 12, height - 12, paint(border.colour)) +
    `<path d="${vine(width, height, rim)}" fill="none" stroke="${LEAF}" stroke-width="1.2" opacity=".7"/>` +
    plate(rim - 5, rim - 5, inner + 10, deep + 10, WHITE) +
    plate(rim - 5, rim - 5, broad + 10, high + 10, LEAF) +
    `<svg x="${rim}" y="${rim}" width="${round(broad)}" height="${round(high)}" viewBox="0 0 ${scene.width} ${scene.height}" preserveAspectRatio="xMidYMid slice">${scene.inside}</svg>` +
    plate(rim, rim, broad, high, "none") +
    (row ? plate(rim - 5, rim + high + 5, broad + 10, ROW - 5, WHITE) : "") +
    (row ? things(border, rim, broad, rim + high + 5 + (ROW - 5) / 2, key) : "") +
    niches.join("") +
    corners(width, height, rim, paint(border.colour));
  return { width, height, inside };
}

/** The line of leaves that runs round a border. */
function vine(width: number, height: number, rim: number): string {
  const middle = rim / 2 + 3;
  const end = rim - 2;
  const out = round((14 * rim) / RIM);
  const along = (length: number): [number, number] => {
    const count = Math.max(1, Math.round((length - 2 * end) / 34));
    return [count, (length - 2 * end) / count];
  };
  let d = "";
  const [across, wide] = along(width);
  const [down, high] = along(height);
  for (const y of [middle, height - middle])
    for (let i = 0; i < across; i++) {
      const s = wide / 34;
      d += `M${round(end + i * wide + 2)} ${y}c${round(6 * s)} ${-out} ${round(22 * s)} ${-out} ${round(30 * s)} 0c${round(-6 * s)} ${out} ${round(-22 * s)} ${out} ${round(-30 * s)} 0`;
    }
  for (const x of [middle, width - middle])
    for (let i = 0; i < down; i++) {
      const s = high / 34;
      d += `M${x} ${round(end + i * high + 2)}c${out} ${round(6 * s)} ${out} ${round(22 * s)} 0 ${round(30 * s)}c${-out} ${round(-6 * s)} ${-out} ${round(-22 * s)} 0 ${round(-30 * s)}`;
    }
  return d;
}

function things(
  { thing, size, count, missing, colour }: Border,
  rim: number,
  width: number,
  y: number,
  key: string,
): string {
  if (!thing) return "";
  const plain = pen(["#000000", 0], "#000000");
  const radius = Math.min(14.5, (width / count) * 0.42);
  const scale = Math.round((radius * 127) / size) / 100;
  return Array.from({ length: count }, (_, i) => {
    const x = round(rim + (width * (i + 0.5)) / count);
    if (missing && i === count - 1)
      return `<circle cx="${x}" cy="${y}" r="${round(radius)}" fill="none" stroke="${INK}" stroke-width="1.6" stroke-dasharray="3 3.5"/>`;
    const drawn = THINGS[thing](plain, rng(`${thing}${i}`).next);
    return (
      `<clipPath id="${key}-row${i}"><circle cx="${x}" cy="${y}" r="${round(radius)}"/></clipPath>` +
      `<g clip-path="url(#${key}-row${i})"><circle cx="${x}" cy="${y}" r="${round(radius)}" fill="${paint(colour)}"/>` +
      `<g transform="translate(${x} ${round(y + radius * 0.66)}) scale(${scale})">${drawn}</g></g>` +
      `<circle cx="${x}" cy="${y}" r="${round(radius)}" fill="none" stroke="${INK}" stroke-width="1.6"/>`
    );
  }).join("");
}

function corners(width: number, height: number, rim: number, heart: string): string {
  const middle = rim / 2 + 3;
  const petals = Array.from({ length: 6 }, (_, i) => {
    const angle = (i * Math.PI) / 3;
    return `<circle cx="${round(Math.cos(angle) * 9)}" cy="${round(Math.sin(angle) * 9)}" r="5" fill="${i % 2 ? RED : WHITE}" stroke="${INK}"/>`;
  }).join("");
  const rose =
    `<circle r="17" fill="${LEAF}" stroke="${INK}" stroke-width="1.8"/>${petals}` +
    `<circle r="5" fill="${heart}" stroke="${INK}"/>`;
  return [middle, width - middle]
    .flatMap((x) =>
      [middle, height - middle].map(
        (y) => `<g transform="translate(${x} ${y}) scale(${rim / RIM})">${rose}</g>`,
      ),
    )
    .join("");
}
