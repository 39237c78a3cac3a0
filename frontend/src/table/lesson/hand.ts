export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Where a hand lies that points at something: the box of it, and where it points. */
export interface HandAt {
  left: number;
  top: number;
  to: "down" | "left" | "right" | "up";
}

/** Between the hand and what it points at. */
const GAP = 8;
/** Where along something wide it may lie, in shares. */
const SHARES = [0.5, 0.8, 0.2];

/**
 * A place for a hand beside a box, within a room and over nothing that is taken; null without one.
 * It points down if it can, then sideways, then up.
 */
export function handBeside(
  at: Box,
  room: Box,
  taken: readonly Box[],
  length: number,
  width: number,
): HandAt | null {
  const level = at.top + at.height / 2 - width / 2;
  const along = SHARES.map((share) => at.left + at.width * share - width / 2);
  const places: readonly HandAt[] = [
    ...along.map((left) => ({ to: "down" as const, left, top: at.top - GAP - length })),
    { to: "left", left: at.left + at.width + GAP, top: level },
    { to: "right", left: at.left - GAP - length, top: level },
    ...along.map((left) => ({ to: "up" as const, left, top: at.top + at.height + GAP })),
  ];
  const boxes = places.map(({ to, left, top }) => {
    const lies = to === "left" || to === "right";
    return { left, top, width: lies ? length : width, height: lies ? width : length };
  });
  const free = boxes.findIndex(
    (box) => within(box, room) && !taken.some((other) => meet(box, other)),
  );
  return places[free] ?? null;
}

function within(box: Box, room: Box): boolean {
  return (
    box.left >= room.left &&
    box.top >= room.top &&
    box.left + box.width <= room.left + room.width &&
    box.top + box.height <= room.top + room.height
  );
}

function meet(one: Box, other: Box): boolean {
  return (
    one.left < other.left + other.width &&
    other.left < one.left + one.width &&
    one.top < other.top + other.height &&
    other.top < one.top + one.height
  );
}
