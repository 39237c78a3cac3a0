import { expect, test } from "vitest";
import type { DestiniesRoom, DestiniesScene, DestiniesWay } from "$lib/protocol";
import { drawPlan, extent, spot } from "../draw/delve";
import { planOf } from "./plan";

function scene(room: string, exits: string[] = []): DestiniesScene {
  return { poi: null, dungeon: "cave", room, offers: [], exits };
}

/** A room, from exits such as "on > deep" (used), "out >" (used, leads out) and "side" (unused). */
function room(id: string, ...ways: string[]): DestiniesRoom {
  return {
    dungeon: "cave",
    room: id,
    ways: ways.map((text): DestiniesWay => {
      const [passage = "", to] = text.split(">").map((part) => part.trim());
      return { passage: `${id}.${passage}`, gone: to !== undefined, to: to || null };
    }),
  };
}

const CAVE = [
  room("mouth", "on > hall", "up >"),
  room("hall", "left > well", "right", "back > mouth"),
  room("well", "over > mouth", "back"),
];

test("rooms lie by how many are before them, numbered from the entrance", () => {
  const plan = planOf(CAVE, scene("well"));
  expect(plan?.chambers.map(({ room, number, x, here }) => [room, number, x, here])).toEqual([
    ["mouth", 1, 0, false],
    ["hall", 2, 1, false],
    ["well", 3, 2, true],
  ]);
});

test("a way leads to a room, out, or nobody knows where", () => {
  const ways = planOf(CAVE, scene("well"))?.corridors ?? [];
  const leads = Object.fromEntries(ways.map((way) => [way.passage, [way.leads, way.to?.room]]));
  expect(leads).toEqual({
    "mouth.on": ["room", "hall"],
    "mouth.up": ["out", undefined],
    "hall.left": ["room", "well"],
    "hall.right": ["unknown", undefined],
    "hall.back": ["room", "mouth"],
    "well.over": ["room", "mouth"],
    "well.back": ["unknown", undefined],
  });
});

test("there and back is one corridor, and a second way is one of its own", () => {
  const ways = planOf(CAVE, scene("well"))?.corridors ?? [];
  expect(ways.filter(({ again }) => again).map(({ passage }) => passage)).toEqual(["hall.back"]);
});

test("what is open to the visitor is on the plan, even if it was not before", () => {
  const ways = planOf(CAVE, scene("hall", ["hall.right", "hall.trapdoor"]))?.corridors ?? [];
  expect(ways.filter(({ from }) => from.room === "hall").map(({ passage }) => passage)).toEqual([
    "hall.left",
    "hall.right",
    "hall.back",
    "hall.trapdoor",
  ]);
});

test("no two rooms or ends of ways lie on one spot", () => {
  const plan = planOf(CAVE, scene("well"));
  const ends = plan?.corridors.filter(({ to }) => !to) ?? [];
  const spots = [...(plan?.chambers ?? []), ...ends].map(({ x, y }) => `${x} ${y}`);
  expect(new Set(spots).size).toBe(spots.length);
});

test("nothing is drawn of a dungeon that is not known, or is another one", () => {
  expect(planOf([], scene("mouth"))).toBeNull();
  expect(planOf(CAVE, null)).toBeNull();
  expect(planOf([{ ...room("mouth"), dungeon: "other" }], scene("mouth"))).toBeNull();
});

test("everything lies within the drawing, which is the same every time", () => {
  const plan = planOf(CAVE, scene("well"));
  if (!plan) throw new Error("no plan");
  const { width, height } = extent(plan);
  for (const { x, y } of [...plan.chambers, ...plan.corridors]) {
    const [left, top] = spot(plan, x, y);
    expect(left > 0 && left < width && top > 0 && top < height).toBe(true);
  }
  expect(drawPlan(plan)).toBe(drawPlan(plan));
  expect(drawPlan(plan)).not.toMatch(/NaN|undefined/);
});
