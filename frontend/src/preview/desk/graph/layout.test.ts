import { expect, it } from "vitest";
import { beside, HEIGHT, laid, WIDTH } from "./layout";
import { MILL, story } from "./story.fixture";
import { drawn, find, web } from "./web";

const whole = web(story(MILL));
const number = (kind: string, id: string): number => find(whole.graph, kind, id);

function picture(kind: string, id: string) {
  const view = { steps: 2, contributes: false, without: new Set<never>() };
  return laid(drawn(whole, { centre: number(kind, id), ...view }));
}

it("lays causes on the left, and consequences on the right", () => {
  const { nodes } = picture("fact", "asked");
  const x = (kind: string, id: string): number =>
    nodes.find((node) => node.number === number(kind, id))!.x;
  expect(x("poi", "mill")).toBeLessThan(x("option", "mill.ask"));
  expect(x("option", "mill.ask")).toBeLessThan(x("fact", "asked"));
  expect(x("fact", "asked")).toBeLessThan(x("step", "sib.gold.ask"));
  expect(x("step", "sib.gold.ask")).toBeLessThan(x("path", "sib.gold"));
});

it("lays no node over another, and none outside", () => {
  const { nodes, width, height } = picture("fact", "asked");
  for (const a of nodes) {
    expect(a.x).toBeGreaterThanOrEqual(0);
    expect(a.y).toBeGreaterThanOrEqual(0);
    expect(a.x + WIDTH).toBeLessThanOrEqual(width);
    expect(a.y + HEIGHT).toBeLessThanOrEqual(height);
    for (const b of nodes) {
      const apart = Math.abs(a.x - b.x) >= WIDTH || Math.abs(a.y - b.y) >= HEIGHT;
      expect(a === b || apart).toBe(true);
    }
  }
});

it("leads each edge from the right of its source to the left of its target", () => {
  const { nodes, edges } = picture("path", "sib.gold");
  expect(edges.length).toBeGreaterThan(0);
  for (const { source, target, path } of edges) {
    const [from, to] = [source, target].map((n) => nodes.find((node) => node.number === n)!);
    if (from!.x > to!.x) continue;
    const points = path.match(/-?\d+ -?\d+/g)!.map((point) => point.split(" ").map(Number));
    expect(points[0]).toEqual([Math.round(from!.x + WIDTH), Math.round(from!.y + HEIGHT / 2)]);
    expect(points.at(-1)).toEqual([Math.round(to!.x), Math.round(to!.y + HEIGHT / 2)]);
  }
});

it("leads the arrow keys to the nearest node that way", () => {
  const nodes = [
    { number: 0, x: 0, y: 0 },
    { number: 1, x: 200, y: 0 },
    { number: 2, x: 200, y: 60 },
    { number: 3, x: 400, y: 60 },
  ];
  expect(beside(nodes, 0, "ArrowRight")).toBe(1);
  expect(beside(nodes, 1, "ArrowDown")).toBe(2);
  expect(beside(nodes, 2, "ArrowUp")).toBe(1);
  expect(beside(nodes, 2, "ArrowRight")).toBe(3);
  expect(beside(nodes, 3, "ArrowLeft")).toBe(2);
  expect(beside(nodes, 0, "ArrowLeft")).toBe(-1);
  expect(beside(nodes, 0, "ArrowDown")).toBe(-1);
  expect(beside(nodes, 9, "ArrowDown")).toBe(-1);
});
