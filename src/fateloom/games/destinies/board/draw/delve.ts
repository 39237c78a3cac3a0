import { rng } from "$lib/draw/rng";
import type { Plan } from "../book/plan";
import { at, blob, lerp, poly, smooth, stroke, type Draw, type Point } from "./ink";

/** How far the columns and rows of a plan lie apart, and how wide a room is from its middle. */
export const COLUMN = 92;
export const ROW = 56;
export const ROOM = 19;
const MARGIN = 36;
/** The minimum grid, so that a plan of few rooms is not drawn too large. */
const LEAST = { columns: 4, rows: 2 };

/** Where a spot of the plan lies in the drawing. */
export function spot({ columns, rows }: Plan, x: number, y: number): Point {
  const { width, height } = extent({ columns, rows });
  return [
    (width - (columns - 1) * COLUMN) / 2 + x * COLUMN,
    (height - (rows - 1) * ROW) / 2 + y * ROW,
  ];
}

/** The size of the drawing of a plan. */
export function extent({ columns, rows }: Pick<Plan, "columns" | "rows">): {
  width: number;
  height: number;
} {
  return {
    width: (Math.max(columns, LEAST.columns) - 1) * COLUMN + 2 * MARGIN,
    height: (Math.max(rows, LEAST.rows) - 1) * ROW + 2 * MARGIN,
  };
}

/**
 * The plan of a dungeon in ink: walls first and floors over them, so that rooms and corridors
 * open into each other; hatched rock around the rooms; a gate where a way leads out, and dots
 * where nobody has been yet.
 */
export function drawPlan(plan: Plan): string {
  const rock: string[] = [];
  const walls: string[] = [];
  const floors: string[] = [];
  const signs: string[] = [];
  for (const { room, x, y, here } of plan.chambers) {
    const r = rng(`room${room}`).next;
    const [cx, cy] = spot(plan, x, y);
    const shape = blob(cx, cy, ROOM, ROOM * 0.86, r);
    rock.push(hatching([cx, cy], r));
    walls.push(stroke("wall room", shape));
    floors.push(stroke(here ? "floor room here" : "floor room", shape));
  }
  for (const { passage, leads, from, x, y, again } of plan.corridors) {
    if (again) continue;
    const r = rng(`way${passage}`).next;
    const [start, end] = [spot(plan, from.x, from.y), spot(plan, x, y)];
    const line = bend(start, end, r);
    walls.push(stroke("wall", line));
    floors.push(stroke("floor", line));
    if (leads === "out") signs.push(gate(end));
    if (leads === "unknown") {
      // A way with an unknown end has no wall at it.
      floors.push(stroke("floor", poly([end, [end[0] + 10, end[1]]])));
      signs.push(dots(end));
    }
  }
  return stroke("rock", rock.join("")) + walls.join("") + floors.join("") + signs.join("");
}

function hatching([x, y]: Point, r: Draw): string {
  let lines = "";
  for (let i = 0; i < 26; i++) {
    const angle = ((i + r() * 0.8) / 26) * 2 * Math.PI;
    const [near, far] = [ROOM * 1.05, ROOM * (1.3 + r() * 0.28)];
    const lean = angle + (r() - 0.5) * 0.5;
    lines +=
      `M${at(x + Math.cos(angle) * near, y + Math.sin(angle) * near * 0.9)}` +
      `L${at(x + Math.cos(lean) * far, y + Math.sin(lean) * far * 0.9)}`;
  }
  return lines;
}

/** A corridor as it was dug: level at both ends, and nowhere quite straight. */
function bend(from: Point, to: Point, r: Draw): string {
  const points: Point[] = [];
  for (let i = 0; i <= 4; i++) {
    const t = i / 4;
    const slip = i % 4 ? (r() - 0.5) * 7 : 0;
    points.push([lerp(from[0], to[0], t), lerp(from[1], to[1], t * t * (3 - 2 * t)) + slip]);
  }
  return smooth(points);
}

function gate([x, y]: Point): string {
  return `<path class="gate" d="M${at(x - 8, y + 10)}v-11a8 8 0 0 1 16 0v11Z"/>`;
}

function dots([x, y]: Point): string {
  return stroke("dots", [15, 23, 31].map((far) => `M${at(x + far, y)}h.01`).join(""));
}
