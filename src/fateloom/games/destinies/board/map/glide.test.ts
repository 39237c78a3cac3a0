import { expect, test } from "vitest";
import { Glide } from "./glide.svelte";

/** Where a map of this size begins, and the side of its tiles, in the window of a phone. */
function laid(columns: number, rows: number, tile: { x: number; y: number }) {
  const glide = new Glide();
  glide.lay(390, 370, columns, rows, tile);
  const [, x, y] = /translate\((-?\d+)px,(-?\d+)px\)/.exec(glide.style) ?? [];
  return { x: Number(x), y: Number(y), size: glide.size };
}

test("a small map is shown whole, in the middle", () => {
  const { x, y, size } = laid(2, 1, { x: 0, y: 0 });
  expect(Math.abs(x + size - 195)).toBeLessThan(1);
  expect(Math.abs(y + size / 2 - 185)).toBeLessThan(1);
});

test("the tile of the hero is in the middle of a large map", () => {
  const { x, y, size } = laid(5, 5, { x: 2, y: 2 });
  expect(x + 2.5 * size).toBe(195);
  expect(y + 2.5 * size).toBe(185);
});

test("at its edge as much of a large map is shown as there is room for", () => {
  const far = laid(5, 5, { x: 4, y: 4 });
  expect(far.x + 5 * far.size).toBe(390 - 14);
  expect(far.y + 5 * far.size).toBe(370 - 60);
  const near = laid(5, 5, { x: 0, y: 0 });
  expect([near.x, near.y]).toEqual([14, 14]);
});

test("beside a map that is higher than its window there is no room for its title", () => {
  const glide = new Glide();
  glide.lay(740, 370, 3, 3, { x: 1, y: 1 });
  expect(glide.gutter).toBe(0);
  glide.lay(740, 740, 3, 3, { x: 1, y: 1 });
  expect(glide.gutter).toBeGreaterThan(10);
});

test("a map that is large in one direction is in the middle of the other", () => {
  const { x, y, size } = laid(5, 1, { x: 0, y: 0 });
  expect(x).toBe(14);
  expect(Math.abs(y + size / 2 - 185)).toBeLessThan(1);
});

/** Where the map begins at the top, in a window of a phone in landscape. */
function top(glide: Glide): number {
  return Number(/translate\(-?\d+px,(-?\d+)px\)/.exec(glide.style)?.[1]);
}

test("a tile that was asked for stays in sight when the window changes, until the hero moves", () => {
  const glide = new Glide();
  const hero = { x: 0, y: 2 };
  glide.lay(430, 240, 2, 3, hero);
  glide.ask(0, 0);
  expect(top(glide)).toBe(14);
  glide.lay(430, 260, 2, 3, hero);
  expect(top(glide)).toBe(14);
  glide.lay(430, 260, 2, 3, { x: 0, y: 1 });
  expect(top(glide)).toBeLessThan(0);
  glide.lay(430, 240, 2, 3, { x: 0, y: 1 });
  expect(top(glide)).toBeLessThan(0);
});

test("a reader who drags the map leaves the tile that was asked for", () => {
  const glide = new Glide();
  glide.lay(430, 240, 2, 3, { x: 0, y: 2 });
  glide.ask(0, 0);
  glide.by(0, -200);
  glide.lay(430, 260, 2, 3, { x: 0, y: 2 });
  expect(top(glide)).toBeLessThan(0);
});
