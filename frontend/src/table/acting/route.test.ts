import { describe, expect, it } from "vitest";
import { type Box, type Point, rounded, route } from "./route";

const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const PAGE = box(0, 0, 400, 600);

/** Whether a path between two corners runs over a plate. */
function crosses(points: readonly Point[], plate: Box): boolean {
  return points.slice(1).some((b, i) => {
    const a = points[i] ?? b;
    return [0.1, 0.3, 0.5, 0.7, 0.9].some((share) => {
      const x = a.x + (b.x - a.x) * share;
      const y = a.y + (b.y - a.y) * share;
      return x > plate.left + 1 && x < plate.right - 1 && y > plate.top + 1 && y < plate.bottom - 1;
    });
  });
}

describe("a thread", () => {
  const doer = box(10, 40, 180, 80);
  const beside = box(200, 40, 180, 80);
  const ribbon = box(10, 300, 370, 50);
  const own = box(10, 400, 100, 80);
  const plates = [doer, beside, ribbon, own];

  it("runs around what lies between, and leaves its own plate by the nearest edge", () => {
    const card = box(20, 90, 30, 26);
    const points = route(card, own, plates, PAGE);
    expect(points[0]).toEqual({ x: 35, y: 116 });
    for (const plate of [beside, ribbon]) expect(crosses(points, plate)).toBe(false);
    const end = points.at(-1);
    expect([own.top, own.bottom]).toContain(end?.y);
  });

  it("has only level and upright parts", () => {
    const points = route(doer, beside, plates, PAGE);
    points.slice(1).forEach((point, i) => {
      const before = points[i] ?? point;
      expect(before.x === point.x || before.y === point.y).toBe(true);
    });
    expect(crosses(points, ribbon)).toBe(false);
  });

  it("finds a way even where no gutter is free", () => {
    const wall = box(0, 150, 400, 100);
    const points = route(doer, own, [...plates, wall], PAGE);
    expect(points.length).toBeGreaterThan(1);
    expect(points.every(({ x, y }) => Number.isFinite(x) && Number.isFinite(y))).toBe(true);
  });

  it("is drawn with round corners", () => {
    const corner = [
      { x: 0, y: 0 },
      { x: 0, y: 20 },
      { x: 20, y: 20 },
    ];
    expect(rounded(corner, 5)).toBe("M0.0 0.0L0.0 15.0Q0.0 20.0 5.0 20.0L20.0 20.0");
  });
});
