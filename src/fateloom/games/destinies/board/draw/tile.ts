import { rng } from "$lib/draw/rng";
import { Ground, growth, type Cover, type TileLand } from "./ground";
import { at, blob, HALF, mix, poly, SIZE, smooth, stroke, type Draw, type Point } from "./ink";
import { cloud, type Glyph } from "./nature";
import { paint, ripple } from "./terrains";
import { beside, bridge, MID, river, road, SIDES, way, within, type Side } from "./ways";

/**
 * A tile of the map in ink, 240 units square, from what the view tells of it: the same data give
 * the same picture. Ways cross a side exactly at its middle, at a right angle; what stands on a
 * side (trees, peaks) is seeded by the side, so that both neighbours draw the same and each shows
 * its half. Colours are the custom properties of ink.css.
 */
export function drawTile(land: TileLand, uid = ""): string {
  return leaf(land, uid, body(land));
}

/** The unexplored side: clouds over vellum. The server has not sent what is there. */
export function drawUnknown(tile: string, uid = ""): string {
  const blank: TileLand = {
    tile,
    x: NaN,
    y: NaN,
    terrain: "road",
    sides: [],
    spots: [],
    signs: [],
  };
  return leaf(
    blank,
    uid,
    `<g class="ghost">${body(blank)}</g><path class="veil" d="M0 0H${SIZE}V${SIZE}H0Z"/>` +
      drawn(overcast(tile)),
  );
}

/** The clouds of the unexplored side as they part: those that go to the left, and to the right. */
export function drawClouds(tile: string): readonly [string, string] {
  const clouds = overcast(tile);
  return [drawn(clouds.filter(({ x }) => x < HALF)), drawn(clouds.filter(({ x }) => x >= HALF))];
}

function leaf(land: TileLand, uid: string, inside: string): string {
  const id = `ink-${land.tile}${uid}`;
  return (
    `<clipPath id="${id}"><path d="M0 0H${SIZE}V${SIZE}H0Z"/></clipPath>` +
    `<g clip-path="url(#${id})"><path class="ground" d="M0 0H${SIZE}V${SIZE}H0Z"/>${inside}` +
    `<path class="fold" d="M.5 .5H${SIZE - 0.5}V${SIZE - 0.5}H.5Z"/></g>`
  );
}

function body(land: TileLand): string {
  const ground = new Ground(land, rng(`tile${land.tile}`).next);
  const sea = coastline(ground);
  const over = ways(ground);
  edges(ground);
  paint(ground);
  if (sea) ripple(ground, ground.crossed("sea").length === 4);
  ground.glyphs.sort((a, b) => a.y - b.y);
  const water =
    sea && stroke("sea", sea) + (ground.coast ? stroke("i b", smooth(ground.coast)) : "");
  return ground.washes + water + ground.under + over + drawn(ground.glyphs);
}

function drawn(glyphs: readonly Glyph[]): string {
  return glyphs.map((each) => each.svg).join("");
}

/** The sea with its shore, as the path of the water; "" inland. */
function coastline(ground: Ground): string {
  const { r } = ground;
  const seas = ground.crossed("sea");
  if (seas.length === 4) {
    ground.inSea = () => true;
    return `M0 0H${SIZE}V${SIZE}H0Z`;
  }
  const [first, second, ...more] = ground.crossed("shore");
  if (!first || !second || more.length) return "";
  const coast = way(first, second, r, 19).map(([x, y], i, all): Point => {
    const within = i && i < all.length - 1;
    const rough = within ? Math.pow(Math.sin((Math.PI * i) / (all.length - 1)), 0.6) * 3.4 : 0;
    return [x + (r() - 0.5) * rough, y + (r() - 0.5) * rough];
  });
  const water = [...coast, ...around(second, first, seas)];
  ground.coast = coast;
  ground.inSea = (x, y) => within(water, x, y);
  const [px, py] = beside(coast, 3)[MID] ?? [0, 0];
  const seaward = ground.inSea(px, py) ? 1 : -1;
  [5, 10, 16, 23].forEach((far, i) => {
    const faint = ` opacity="${(0.75 - i * 0.17).toFixed(2)}"`;
    ground.under += stroke("lin", smooth(beside(coast, seaward * far)), faint);
  });
  const inland = beside(coast, -seaward * 5);
  const ticks = coast.slice(2, 29).map((point, i) => {
    const back = inland[i + 2] ?? point;
    const [x, y] = mix(point, back, 0.6 + r() * 0.5);
    return `M${at(...point)}L${at(x, y + r() * 2)}`;
  });
  ground.under += stroke("h", ticks.join(""));
  return poly(water, true);
}

const RING: readonly (Side | Point)[] = [
  "n",
  [SIZE, 0],
  "e",
  [SIZE, SIZE],
  "s",
  [0, SIZE],
  "w",
  [0, 0],
];

/** The corners from one end of the shore round to the other, on the side of the sea. */
function around(from: Side, to: Side, seas: readonly Side[]): Point[] {
  const walk = (step: 1 | -1): { corners: Point[]; wet: boolean } => {
    const corners: Point[] = [];
    let wet = false;
    for (let i = 1; i < RING.length; i++) {
      const next = RING[(RING.indexOf(from) + step * i + 8) % 8];
      if (next === to) break;
      if (typeof next === "string") wet ||= seas.includes(next);
      else if (next) corners.push(next);
    }
    return { corners, wet };
  };
  const [there, back] = [walk(1), walk(-1)];
  if (there.wet !== back.wet) return there.wet ? there.corners : back.corners;
  return there.corners.length <= back.corners.length ? there.corners : back.corners;
}

/** Rivers, roads and bridges, in the order of the ink. */
function ways(ground: Ground): string {
  const { r, hub, coast } = ground;
  const [river0, river1, river2] = ground.crossed("river");
  if (river0 && river1 && !river2) ground.rivers = [way(river0, river1, r, 15)];
  else if (river0 && river1 && river2) {
    const main = way(river0, river2, r, 10);
    ground.rivers = [main, way(river1, main[MID] ?? hub, r, 8)];
  } else if (river0) {
    const mouth = coast?.[MID];
    const end = mouth ? mix(mouth, hub, -0.05) : (ground.sign("spring") ?? [hub[0], hub[1] - 18]);
    ground.rivers = [way(river0, end, r, 12)];
  }
  const springs = river0 !== undefined && river1 === undefined && !coast;
  const [road0, road1, ...more] = ground.crossed("road");
  ground.roads =
    road0 && road1 && !more.length && !ground.sign("hub")
      ? [way(road0, road1, r, 8)]
      : ground.crossed("road").map((side) => way(side, hub, r, 7));
  return (
    ground.rivers.map((line) => river(line, springs)).join("") +
    ground.roads.map(road).join("") +
    ground.roads.flatMap((path) => ground.rivers.map((water) => bridge(path, water))).join("")
  );
}

const APART: Record<Cover, number> = { forest: 13, hills: 46, mountain: 56, marsh: 26, field: 40 };
const ROOM: Record<Cover, number> = { forest: 10, hills: 26, mountain: 30, marsh: 10, field: 10 };

/** What grows across the sides of the tile. */
function edges(ground: Ground): void {
  for (const side of SIDES) {
    const cover = ground.cover(side);
    if (!cover) continue;
    const key = edgeKey(ground.land, side);
    const crossed = ground.land.sides.some((each) => each.side === side && each.way);
    const level = side === "n" || side === "s";
    grown(key, cover, crossed, level).forEach(({ along, across, size, kind }, i) => {
      const far = side === "e" || side === "s" ? SIZE : 0;
      const [x, y] = level ? [along, far + across] : [far + across, along];
      ground.take(x, y, ROOM[cover]);
      ground.put(growth(cover, x, y, size, kind, rng(key + i).next));
      const wet = rng(`${key}w${i}`).next;
      const [a, b] = cover === "forest" ? [19, 16] : [30, 20];
      ground.wash(cover, blob(x, y - 5, a, b, wet));
      ground.wash(cover, blob(x, y - 5, a * 0.62, b * 0.62, wet), true);
    });
  }
}

/** A side's own name, the same for both tiles that share it. */
export function edgeKey({ tile, x, y }: Pick<TileLand, "tile" | "x" | "y">, side: Side): string {
  if (Number.isNaN(x)) return tile + side;
  switch (side) {
    case "n":
      return `h${x},${y}`;
    case "s":
      return `h${x},${y + 1}`;
    case "w":
      return `v${x},${y}`;
    case "e":
      return `v${x + 1},${y}`;
  }
}

interface Grown {
  along: number;
  across: number;
  size: number;
  kind: number;
}

function grown(key: string, cover: Cover, crossed: boolean, level: boolean): Grown[] {
  const r = rng(`edge${key}${cover}`).next;
  const high = cover === "mountain" || cover === "hills";
  const gap = (crossed ? 26 : 0) + (cover === "mountain" ? 16 : cover === "hills" ? 12 : 0);
  const found: Grown[] = [];
  const start = (level ? 16 : 40) + r() * 8;
  for (let along = start; along < 222; along += APART[cover] * (0.8 + r() * 0.4)) {
    const across = (r() - 0.5) * (cover === "forest" ? 26 : 16);
    if (crossed && Math.abs(along - HALF) < gap) continue;
    if (high && level && (along < 34 || along > 206)) continue;
    found.push({ along, across, size: r(), kind: r() });
  }
  return found;
}

/** Clouds with an opening in the middle, for the hint. */
function overcast(tile: string): (Glyph & { x: number })[] {
  const r: Draw = rng(`cloud${tile}`).next;
  const clouds: (Glyph & { x: number })[] = [];
  for (let row = 44; row < SIZE + 30; row += 39) {
    for (let x = -10 + r() * 60; x < SIZE + 30; x += 62 + r() * 40) {
      const width = 84 + r() * 66;
      const y = row + (r() - 0.5) * 22;
      const [dx, dy] = [(x - HALF) / (70 + r() * 22), (y - 16 - 124) / (50 + r() * 16)];
      if (dx * dx + dy * dy < 1) continue;
      const inside = Math.max(width / 2 - 12, Math.min(SIZE - width / 2 + 12, x));
      clouds.push({ x, ...cloud(inside, Math.min(SIZE - 2, y), width, r) });
    }
  }
  return clouds.sort((a, b) => a.y - b.y);
}
