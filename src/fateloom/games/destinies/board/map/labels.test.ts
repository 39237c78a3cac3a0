import { expect, test } from "vitest";
import { layLabels, overlap, type Box, type Named } from "./labels";

const tile: Box = { left: 0, top: 0, width: 200, height: 200 };
const place = (x: number, y: number, width = 90, lines = 1): Named => ({
  x,
  y,
  radius: 19,
  sizes: Array.from({ length: lines }, (_, i) => ({
    width: width / (i + 1),
    height: 18 * (i + 1),
  })),
  tile,
});

function boxes(named: readonly Named[], taken: readonly Box[] = []): Box[] {
  return layLabels(named, taken).map(({ left, top, lines }, i) => {
    const { x, y, sizes } = named[i] as Named;
    const size = sizes[lines - 1] ?? { width: 0, height: 0 };
    return { left: x + left, top: y + top, ...size };
  });
}

function meetings(all: readonly Box[]): number {
  return all.flatMap((one, i) => all.slice(i + 1).map((two) => overlap(one, two))).filter(Boolean)
    .length;
}

test("a name alone stands below its disc", () => {
  expect(layLabels([place(100, 100)], [])).toEqual([{ left: -45, top: 16, lines: 1, met: 0 }]);
});

test("names of neighbours do not meet each other, nor the discs", () => {
  const named = [place(60, 60), place(140, 66), place(96, 110)];
  const laid = boxes(named);
  expect(meetings(laid)).toBe(0);
  named.forEach(({ x, y }, i) => {
    // Its own it may touch.
    const disc = { left: x - 19, top: y - 19, width: 38, height: 38 };
    laid.forEach((label, j) => {
      if (i !== j) expect(overlap(label, disc)).toBe(0);
    });
  });
});

test("a name stays on its tile, and away from what lies there", () => {
  const hero: Box = { left: 60, top: 110, width: 60, height: 60 };
  const [lies] = boxes([place(90, 90)], [hero]);
  expect(overlap(lies as Box, hero)).toBe(0);
  const [edge] = boxes([place(180, 100)]);
  expect(overlap(edge as Box, tile)).toBe(90 * 18);
});

test("a name rather leaves its tile than that a hero hides it", () => {
  const above: Box = { left: 0, top: 0, width: 200, height: 81 };
  const hero: Box = { left: 0, top: 119, width: 200, height: 81 };
  const [label] = layLabels([place(100, 100, 170)], [above], [hero]);
  expect(label?.top).toBeLessThan(0);
});

test("a long name takes a second line where one does not fit", () => {
  const [label] = layLabels([place(100, 100, 230, 2)], []);
  expect(label?.lines).toBe(2);
});

test("a name is nearer to its own disc than to another", () => {
  // Below the right one there is room for one name only.
  const named = [place(60, 60), place(150, 70, 95, 2)];
  const [, label] = boxes(named, [{ left: 100, top: 84, width: 100, height: 100 }]);
  expect((label as Box).left).toBeGreaterThan(80);
});

test("what a name shares with others and with discs is told", () => {
  const everywhere: Box = { left: -100, top: -100, width: 400, height: 400 };
  expect(layLabels([place(100, 100)], [everywhere])[0]?.met).toBe(0);
  expect(layLabels([place(100, 100)], [], [everywhere])[0]?.met).toBe(90 * 18);
  // Each is as broad as the tile, and there is room for one only.
  const [one, two] = layLabels([place(20, 20, 200), place(180, 20, 200)], []);
  expect((one?.met ?? 0) + (two?.met ?? 0)).toBeGreaterThan(0);
});

test("many names are laid at once", () => {
  const named = Array.from({ length: 7 }, (_, i) =>
    place(30 + 60 * (i % 3), 40 + 60 * Math.floor(i / 3), 55, 2),
  );
  expect(meetings(boxes(named))).toBe(0);
});
