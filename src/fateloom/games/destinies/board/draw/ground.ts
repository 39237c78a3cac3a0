import { bush, hill, mountain, pine, reed, tree, type Glyph } from "./nature";
import { blob, distance, HALF, lerp, SIZE, stroke, type Draw, type Point } from "./ink";
import { SIDES, type Line, type Side } from "./ways";

/** The contents of a tile in the view. */
export interface TileLand {
  tile: string;
  x: number;
  y: number;
  terrain: string;
  sides: readonly { side: string; way: string | null; cover: string | null }[];
  /** Points to be kept clear for what stands on them. */
  spots: readonly (readonly [number, number])[];
  signs: readonly { kind: string; x: number; y: number }[];
}

/** Grows and stands on land, across the sides of tiles too. */
export const COVERS = ["forest", "hills", "mountain", "marsh", "field"] as const;
export type Cover = (typeof COVERS)[number];
export type Wash = Cover | "ruin";

/** A piece of cover: `size` and `kind` are numbers from 0 up to 1. */
export function growth(
  cover: Cover,
  x: number,
  y: number,
  size: number,
  kind: number,
  r: Draw,
): Glyph {
  switch (cover) {
    case "forest":
      return kind < 0.24 ? pine(x, y, 20 + size * 6, r) : tree(x, y, 16 + size * 5, r);
    case "hills":
      return hill(x, y, 44 + size * 20, 17 + size * 9, r);
    case "mountain":
      return mountain(x, y, 42 + size * 16, 36 + size * 20, r);
    case "marsh":
      return reed(x, y, 10 + size * 4, r);
    case "field":
      return bush(x, y, 10);
  }
}

type Box = readonly [left: number, top: number, right: number, bottom: number];
const WHOLE: Box = [0, 0, SIZE, SIZE];

/** The ground of a tile while it is drawn: where the ways run, what stands where, in what order. */
export class Ground {
  readonly land: TileLand;
  readonly r: Draw;
  readonly hub: Point;
  rivers: readonly Line[] = [];
  roads: readonly Line[] = [];
  coast: Line | null = null;
  inSea: (x: number, y: number) => boolean = () => false;
  /** Drawn on the ground, below all that stands. */
  under = "";
  readonly glyphs: Glyph[] = [];
  readonly #washes = new Map<Wash, [string, string]>();
  readonly #taken: { x: number; y: number; room: number }[] = [];
  readonly #waves: readonly number[];

  constructor(land: TileLand, r: Draw) {
    this.land = land;
    this.r = r;
    const aside: Point = [HALF + (r() - 0.5) * 26, HALF + (r() - 0.5) * 22];
    this.hub = this.sign("hub") ?? aside;
    this.#waves = [r() * 6, r() * 6, r() * 6, r() * 6];
  }

  sign(kind: string): Point | undefined {
    const found = this.land.signs.find((each) => each.kind === kind);
    return found && [found.x, found.y];
  }

  cover(side: Side): Cover | undefined {
    const found = this.land.sides.find((each) => each.side === side)?.cover;
    return COVERS.find((each) => each === found);
  }

  /** The sides that such a way crosses. */
  crossed(way: string): Side[] {
    return SIDES.filter((side) =>
      this.land.sides.some((each) => each.side === side && each.way === way),
    );
  }

  put(glyph: Glyph): void {
    this.glyphs.push(glyph);
  }

  take(x: number, y: number, room: number): void {
    this.#taken.push({ x, y, room });
  }

  wash(look: Wash, path: string, deeper = false): void {
    const layers = this.#washes.get(look) ?? ["", ""];
    layers[deeper ? 1 : 0] += path;
    this.#washes.set(look, layers);
  }

  /** Large blots of wash over the tile. */
  flood(look: Wash, count: number, reach: number): void {
    const { r } = this;
    for (let i = 0; i < count + 2; i++) {
      const [x, y] = [lerp(54, 186, r()), lerp(54, 186, r())];
      const a = Math.min(reach * (0.6 + r() * 0.5), x - 5, SIZE - 5 - x);
      const b = Math.min(reach * (0.45 + r() * 0.35), y - 5, SIZE - 5 - y);
      this.wash(look, blob(x, y, a * 0.88, b * 0.88, r));
      const [dx, dy] = [x + (r() - 0.5) * 10, y + (r() - 0.5) * 8];
      this.wash(look, blob(dx, dy, a * 0.58, b * 0.58, r), true);
    }
  }

  get washes(): string {
    return [...this.#washes]
      .map(
        ([look, [first, second]]) =>
          `<g class="w w-${look}">${stroke("", first)}</g><g class="w w2 w-${look}">${stroke("", second)}</g>`,
      )
      .join("");
  }

  /** Whether a point is nearer than this to a way, a spot, or the sea. */
  near(x: number, y: number, room: number): boolean {
    const close = (line: Line, far: number): boolean =>
      line.some((point) => distance(point, [x, y]) < far);
    return (
      this.rivers.some((line) => close(line, room + 3)) ||
      this.roads.some((line) => close(line, room)) ||
      this.land.spots.some(([a, b]) => distance([a, b - 8], [x, y]) < room + 15) ||
      this.inSea(x, y) ||
      (this.coast !== null && close(this.coast, room * 0.8))
    );
  }

  free(x: number, y: number, room: number, margin: number): boolean {
    return (
      x > margin &&
      x < SIZE - margin &&
      y > margin &&
      y < SIZE - 3 &&
      !this.#taken.some((each) => distance([each.x, each.y], [x, y]) < (each.room + room) / 2)
    );
  }

  /** Whether the terrain reaches a point: towards sides it does not cross, it ends raggedly. */
  reaches(x: number, y: number): boolean {
    return SIDES.every((side, i) => {
      if (this.cover(side) === this.land.terrain) return true;
      const along = i % 2 ? y : x;
      const depth = [y, SIZE - x, SIZE - y, x][i] ?? 0;
      const phase = this.#waves[i] ?? 0;
      return depth > 24 + 17 * Math.sin(phase + along / 27) + 9 * Math.sin(phase * 3 + along / 11);
    });
  }

  /** The tile without a margin towards each side. */
  get inner(): Box {
    const inset = (side: Side): number => (this.cover(side) === this.land.terrain ? 8 : 12);
    return [inset("w"), inset("n"), SIZE - inset("e"), SIZE - inset("s")];
  }

  /** Scatters things over free ground, with a number of tries and a radius for each. */
  strew(
    tries: number,
    room: number,
    width: number,
    height: number,
    thing: (x: number, y: number) => Glyph,
    { box = WHOLE, ragged = false }: { box?: Box; ragged?: boolean } = {},
  ): void {
    for (let i = 0; i < tries; i++) {
      const [x, y] = [lerp(box[0], box[2], this.r()), lerp(box[1], box[3], this.r())];
      const outside =
        x < width / 2 + 3 || x > SIZE - width / 2 - 3 || y < height + 3 || y > SIZE - 4;
      if (outside || this.near(x, y, room * 0.62)) continue;
      if (this.near(x, y - height * 0.5, room * 0.45) || !this.free(x, y, room, 0)) continue;
      if (ragged && !this.reaches(x, y)) continue;
      this.take(x, y, room);
      this.put(thing(x, y));
    }
  }
}
