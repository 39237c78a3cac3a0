/** Where the names of places stand on the map. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Size {
  width: number;
  height: number;
}

/** A place that gets a label. All lengths are pixels of the map. */
export interface Named {
  /** The middle of its disc. */
  x: number;
  y: number;
  radius: number;
  /** The size of its name in one line, and in two where it has two words. */
  sizes: readonly Size[];
  /** The tile that it should stay on. */
  tile: Box;
}

/** A label: its upper left corner, from the middle of the disc, and its number of lines. */
export interface Label {
  left: number;
  top: number;
  lines: number;
  /** The area that it shares with other labels, discs and heroes, in square pixels. */
  met: number;
}

type Candidate = Label & { box: Box; cost: number };

/** What counts against a position, in square pixels: each one before it, a second line, and that
 * another disc is nearer than its own. */
const LATER = 3;
const SECOND_LINE = 40;
const ASTRAY = 500;
/** How much worse it is to meet a label, a disc or a hero, which hides words, than anything else. */
const NAME_HIDDEN = 3;
/** Discs further from a tile than this are not met, in pixels. */
const FAR = 60;
/** How far a label reaches over the edge of its disc. */
const OVER = 3;
const ROUNDS = 12;
/** What may count against each label of a tile before more is tried. */
const FINE = 50;

/**
 * A label for each place, so that they meet as little as possible: neither each other, nor a disc,
 * nor a hero, nor what is taken already. Those of a tile are laid together, one tile after another.
 */
export function layLabels(
  named: readonly Named[],
  taken: readonly Box[],
  heroes: readonly Box[] = [],
): Label[] {
  const groups = [...new Set(named.map(({ tile }) => tile))].map((tile) => {
    const group = named.filter((each) => each.tile === tile);
    return { group, open: group.map((each) => candidates(each, named, taken, heroes)) };
  });
  const found = new Map<Named, Candidate>();
  // The first tiles make room for the last in a second pass.
  for (const { group, open } of [...groups, ...groups]) {
    const others = [...found].flatMap(([each, { box }]) => (group.includes(each) ? [] : [box]));
    const weighed = open.map((each) => each.map((one) => ({ ...one, cost: cost(one, others) })));
    settle(weighed).forEach((label, i) => group[i] && found.set(group[i], label));
  }
  return named.map((each) => {
    const label = found.get(each);
    if (!label) return { left: 0, top: 0, lines: 1, met: 0 };
    const others = [...found.values()].filter((other) => other !== label);
    const met = others.reduce((sum, { box }) => sum + overlap(label.box, box), label.met);
    return { left: label.left, top: label.top, lines: label.lines, met };
  });
}

/** The area that two boxes share, in square pixels. */
export function overlap(one: Box, two: Box): number {
  const width = Math.min(one.left + one.width, two.left + two.width) - Math.max(one.left, two.left);
  const height = Math.min(one.top + one.height, two.top + two.height) - Math.max(one.top, two.top);
  return width > 0 && height > 0 ? width * height : 0;
}

/** The positions of a label, with what counts against each whatever the other labels do. */
function candidates(
  each: Named,
  named: readonly Named[],
  taken: readonly Box[],
  heroes: readonly Box[],
): Candidate[] {
  const others = named.filter((other) => other !== each && apart(other, each.tile) < FAR ** 2);
  const discs = others.map(({ x, y, radius }) => ({
    left: x - radius,
    top: y - radius,
    width: 2 * radius,
    height: 2 * radius,
  }));
  return positions(each).map(({ left, top, width, height, lines }, n) => {
    const box = { left: each.x + left, top: each.y + top, width, height };
    const lying = taken.reduce((sum, other) => sum + overlap(box, other), 0);
    const hidden = [...discs, ...heroes].reduce((sum, other) => sum + overlap(box, other), 0);
    const outside = 2 * (width * height - overlap(box, each.tile));
    const own = apart(each, box);
    const astray = others.some((other) => apart(other, box) < own) ? ASTRAY : 0;
    const further = LATER * n + (lines > 1 ? SECOND_LINE : 0);
    const cost = lying + NAME_HIDDEN * hidden + outside + astray + further;
    return { left, top, lines, box, cost, met: hidden };
  });
}

/**
 * The best of several tries. Each begins with one label at one of its positions, and lets the
 * labels move by turns while that helps (least conflict).
 */
function settle(open: readonly (readonly Candidate[])[]): Candidate[] {
  let best = improved(open, []);
  for (const [i, each] of open.entries()) {
    for (const candidate of each) {
      if (total(best) <= FINE * open.length) return best;
      const start: Candidate[] = [];
      start[i] = candidate;
      const laid = improved(open, start);
      if (total(laid) < total(best)) best = laid;
    }
  }
  return best;
}

function improved(open: readonly (readonly Candidate[])[], laid: Candidate[]): Candidate[] {
  for (let round = 0; round < ROUNDS; round++) {
    const before = [...laid];
    open.forEach((each, i) => {
      if (round === 0 && laid[i]) return;
      const others = laid.filter((_, j) => j !== i).map(({ box }) => box);
      laid[i] = each.reduce((a, b) => (cost(b, others) < cost(a, others) ? b : a));
    });
    if (laid.every((each, i) => each === before[i])) break;
  }
  return laid;
}

function cost(each: Candidate, others: readonly Box[]): number {
  return others.reduce((sum, other) => sum + NAME_HIDDEN * overlap(each.box, other), each.cost);
}

function total(laid: readonly Candidate[]): number {
  return laid.reduce(
    (sum, each, i) =>
      sum +
      cost(
        each,
        laid.slice(0, i).map(({ box }) => box),
      ),
    0,
  );
}

/** How far a place is from a box, squared. */
function apart({ x, y }: Named, { left, top, width, height }: Box): number {
  const across = Math.max(left - x, 0, x - left - width);
  const down = Math.max(top - y, 0, y - top - height);
  return across * across + down * down;
}

/** Positions round a disc for each number of lines, the best first. */
function positions({ radius, sizes }: Named): (Omit<Label, "met"> & Size)[] {
  const near = radius - OVER;
  return sizes.flatMap(({ width, height }, n) => {
    const across = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8].map((share) => -width * share);
    const along = [-height / 2, -height, 0];
    const corners = [
      ...across.map((left) => [left, near] as const),
      ...across.map((left) => [left, -near - height] as const),
      ...along.map((top) => [near, top] as const),
      ...along.map((top) => [-near - width, top] as const),
    ];
    return corners.map(([left, top]) => ({ left, top, width, height, lines: n + 1 }));
  });
}
