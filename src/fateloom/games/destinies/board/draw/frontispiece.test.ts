import { expect, it } from "vitest";
import { borderOf, drawFrontispiece, type Border } from "./frontispiece";
import { personOf } from "./people/traits";

const scene = { inside: '<path d="M0 0"/>', width: 640, height: 400 };
const heroes = ["bram", "isott"].map((id) => personOf(id, ""));
const tithe = borderOf("late-tithe", "colour=lapis;thing=sheaf;count=10;missing=yes;size=60");

function drawn(border: Border, shape: number): ReturnType<typeof drawFrontispiece> {
  return drawFrontispiece({ scene, border, heroes }, shape, "a");
}

it("leaves out the last of the row", () => {
  const { inside } = drawn(tithe, 0.76);
  expect(inside.match(/id="a-row/g)).toHaveLength(9);
  expect(inside.match(/stroke-dasharray="3 3.5"/g)).toHaveLength(1);
});

it("has a border, but no row, where the story does not say", () => {
  const plain = borderOf("my-story", "");
  expect(plain).toEqual(borderOf("my-story", ""));
  expect(plain.thing).toBeNull();
  expect(drawn(plain, 0.76).inside).not.toContain("a-row");
});

it.each([0.2, 0.68, 1, 1.14, 1.16, 2, 9])("takes the shape %d as far as it can", (shape) => {
  const { width, height, inside } = drawn(tithe, shape);
  expect(width / height).toBeCloseTo(Math.min(2, Math.max(0.68, shape)), 1);
  expect(inside).not.toMatch(/NaN|undefined|(width|height|r)="-/);
});

it("puts the heroes beside a broad scene, and else below it", () => {
  const rows = (shape: number): Set<string | undefined> =>
    new Set(
      [...drawn(tithe, shape).inside.matchAll(/<svg x="[\d.]+" y="([\d.]+)"/g)].map(
        (each) => each[1],
      ),
    );
  expect(rows(0.76).size).toBe(2);
  expect(rows(1.6).size).toBe(3);
});
