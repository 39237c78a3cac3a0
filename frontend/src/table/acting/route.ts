/** A box on the page, in pixels. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
export interface Point {
  x: number;
  y: number;
}

/** The distance between a thread and the plates beside it, in pixels. */
const CLEAR = 3;
/** A bend costs as much as BEND pixels, and a pixel across a plate as much as OVER. */
const BEND = 24;
const OVER = 12;
/** What it costs to arrive from the side: arrows that point up or down are easier to see. */
const ASIDE = 160;

interface Node {
  column: number;
  row: number;
  /** Reached along a row, not along a column. */
  along: boolean;
  cost: number;
  before: Node | null;
  /** The end of a complete route. */
  there?: boolean;
}

/**
 * The corners of a thread between the edges of two boxes. It stays within `bounds`, keeps to the
 * gutters between plates where it can, and has as few bends as possible.
 */
export function route(from: Box, to: Box, plates: readonly Box[], bounds: Box): Point[] {
  const starts = doors(from, plates);
  const ends = doors(to, plates);
  const columns = lines(
    [...starts, ...ends].map(({ x }) => x),
    plates.flatMap(({ left, right }) => [left - CLEAR, right + CLEAR]),
    bounds.left,
    bounds.right,
  );
  const rows = lines(
    [...starts, ...ends].map(({ y }) => y),
    plates.flatMap(({ top, bottom }) => [top - CLEAR, bottom + CLEAR]),
    bounds.top,
    bounds.bottom,
  );
  const x = (node: Node): number => columns[node.column] ?? 0;
  const y = (node: Node): number => rows[node.row] ?? 0;
  const best = new Map<string, number>();
  const open: Node[] = starts.map((door) => ({
    column: columns.indexOf(door.x),
    row: rows.indexOf(door.y),
    along: door.along,
    cost: door.cost,
    before: null,
  }));
  for (;;) {
    const node = cheapest(open);
    if (!node) return [middle(from), middle(to)];
    if (node.there) return corners(node, x, y, from, to);
    const door = ends.find((each) => each.x === x(node) && each.y === y(node));
    if (door) {
      const cost = node.cost + door.cost + (door.along ? ASIDE : 0);
      open.push({ ...node, there: true, cost });
    }
    for (const [right, down] of [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ] as const) {
      const next = { column: node.column + right, row: node.row + down };
      if (!(next.column in columns) || !(next.row in rows)) continue;
      const along = right !== 0;
      const a = { x: x(node), y: y(node) };
      const b = { x: columns[next.column] ?? 0, y: rows[next.row] ?? 0 };
      const length = Math.abs(a.x - b.x) + Math.abs(a.y - b.y);
      const over = plates.some((plate) => inside(plate, (a.x + b.x) / 2, (a.y + b.y) / 2));
      const cost = node.cost + length * (over ? OVER : 1) + (along === node.along ? 0 : BEND);
      const key = `${next.column} ${next.row} ${along}`;
      if (cost >= (best.get(key) ?? Infinity)) continue;
      best.set(key, cost);
      open.push({ ...next, along, cost, before: node });
    }
  }
}

/** An SVG path through these points, with rounded corners. */
export function rounded(points: readonly Point[], radius: number): string {
  return points
    .map((point, i) => {
      const before = points[i - 1];
      const after = points[i + 1];
      if (!before) return `M${at(point)}`;
      if (!after) return `L${at(point)}`;
      const r = Math.min(radius, distance(before, point) / 2, distance(point, after) / 2);
      return `L${at(toward(point, before, r))}Q${at(point)} ${at(toward(point, after, r))}`;
    })
    .join("");
}

interface Door extends Point {
  along: boolean;
  /** The cost of the way between box and door. */
  cost: number;
}

/** Where a thread can leave or enter a box: beyond each edge of the plate that it lies on. */
function doors(box: Box, plates: readonly Box[]): Door[] {
  const { x, y } = middle(box);
  const plate = plates.find((each) => inside(each, x, y)) ?? box;
  return [
    { x, y: plate.bottom + CLEAR, along: false, cost: OVER * (plate.bottom - box.bottom) },
    { x, y: plate.top - CLEAR, along: false, cost: OVER * (box.top - plate.top) },
    { x: plate.left - CLEAR, y, along: true, cost: OVER * (box.left - plate.left) },
    { x: plate.right + CLEAR, y, along: true, cost: OVER * (plate.right - box.right) },
  ];
}

/** The corners of a complete route, from edge to edge of its boxes. */
function corners(
  end: Node,
  x: (node: Node) => number,
  y: (node: Node) => number,
  from: Box,
  to: Box,
): Point[] {
  const points: Point[] = [];
  for (let node: Node | null = end; node; node = node.before) {
    points.unshift({ x: x(node), y: y(node) });
  }
  const first = points[0] ?? middle(from);
  const last = points.at(-1) ?? middle(to);
  return straight([edge(from, first), ...points, edge(to, last)]);
}

/** The point of a box that is closest to another point. */
function edge(box: Box, { x, y }: Point): Point {
  return {
    x: Math.max(box.left, Math.min(box.right, x)),
    y: Math.max(box.top, Math.min(box.bottom, y)),
  };
}

/** Leaves out the points at which the thread does not turn. */
function straight(points: readonly Point[]): Point[] {
  return points.filter((point, i) => {
    const before = points[i - 1];
    const after = points[i + 1];
    if (!before || !after) return true;
    const level = before.y === point.y && point.y === after.y;
    const upright = before.x === point.x && point.x === after.x;
    return !level && !upright;
  });
}

function lines(doors: number[], edges: number[], least: number, most: number): number[] {
  const kept = [...doors, ...edges.map((each) => Math.max(least, Math.min(most, each)))];
  return [...new Set(kept)].sort((a, b) => a - b);
}

function cheapest(open: Node[]): Node | undefined {
  let least = 0;
  open.forEach((node, i) => {
    if (node.cost < (open[least]?.cost ?? Infinity)) least = i;
  });
  return open.splice(least, 1)[0];
}

function inside({ left, top, right, bottom }: Box, x: number, y: number): boolean {
  return x > left && x < right && y > top && y < bottom;
}

export function middle({ left, top, right, bottom }: Box): Point {
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

function toward(from: Point, to: Point, by: number): Point {
  const whole = distance(from, to) || 1;
  return { x: from.x + ((to.x - from.x) * by) / whole, y: from.y + ((to.y - from.y) * by) / whole };
}

function at({ x, y }: Point): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}
