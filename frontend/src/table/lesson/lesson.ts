/**
 * A lesson as its file has it (docs/lessons.md), and what it tells of a moment of the table.
 * fateloom.core.lessons reads the same files strictly; here they are taken as they are.
 */

export interface When {
  field: string;
  equals?: boolean | number | string;
  least?: number;
  most?: number;
  has?: string;
}

export interface Also {
  id: string;
  moves: readonly string[];
}

export interface Step {
  id: string;
  part: string;
  at: readonly When[];
  reads?: boolean;
  points?: readonly string[];
  right?: readonly string[];
  also?: readonly Also[];
  rules?: readonly string[];
}

export interface Lesson {
  id: string;
  game: string;
  parts: readonly string[];
  steps: readonly Step[];
}

/** The attribute of a step's message that answers a move it asked for. */
export const RIGHT = "right";

/** What is not told any more: steps that were read, and parts that were skipped. */
export interface Passed {
  read: ReadonlySet<string>;
  skipped: ReadonlySet<string>;
}

/** The first step that fits a view and has not been passed; null where nothing is told. */
export function stepAt(lesson: Lesson, view: unknown, passed: Passed): Step | null {
  return (
    lesson.steps.find(
      (step) =>
        step.at.every((when) => fits(when, view)) &&
        !(step.reads && passed.read.has(step.id)) &&
        !passed.skipped.has(step.part),
    ) ?? null
  );
}

/** Whether a view fulfils a condition. */
export function fits({ field, equals, least, most, has }: When, view: unknown): boolean {
  const value = field.split(".").reduce(part, view);
  if (equals !== undefined && value !== equals) return false;
  if (has !== undefined && !(Array.isArray(value) && value.includes(has))) return false;
  if (least === undefined && most === undefined) return true;
  const size: unknown = Array.isArray(value) ? value.length : value;
  return typeof size === "number" && size >= (least ?? size) && size <= (most ?? size);
}

/** How a step answers a move: as right, by the id of another line, or not at all. */
export function answerTo(step: Step, move: string): string | null {
  if (isOneOf(move, step.right ?? [])) return RIGHT;
  return step.also?.find(({ moves }) => isOneOf(move, moves))?.id ?? null;
}

/** Whether a move matches one of these patterns, in which a star stands for anything. */
export function isOneOf(move: string, patterns: readonly string[]): boolean {
  return patterns.some((pattern) => {
    const parts = pattern.split("*").map((each) => each.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&"));
    return new RegExp(`^${parts.join(".*")}$`).test(move);
  });
}

/** The message of a step, of an answer to a move, or of the lesson itself. */
export function lineOf({ game, id }: Lesson, step = "", answer = ""): string {
  const whole = step ? `${game}-lesson-${id}-${step}` : `${game}-lesson-${id}`;
  return answer ? `${whole}.${answer}` : whole;
}

/** The name of a part, or what is known after it. */
export function partOf({ game, id }: Lesson, part: string, known = false): string {
  return known ? `${game}-lesson-${id}-part-${part}.known` : `${game}-lesson-${id}-part-${part}`;
}

function part(value: unknown, name: string): unknown {
  if (typeof value !== "object" || value === null) return undefined;
  return (value as Readonly<Record<string, unknown>>)[name];
}
