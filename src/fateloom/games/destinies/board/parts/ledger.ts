import type { DestiniesView } from "$lib/protocol";
import { changes, type Change } from "./changes";
import { layout } from "./layout";
import { same, type Layout, type Part } from "./part";

/** What a device keeps of the parts on a table. */
export interface Kept {
  /** Whether parts lie on the table; null: nobody has said, so it goes by the dice. */
  on: boolean | null;
  /** Whether the list is open; null: nobody has touched it. */
  open: boolean | null;
  settingUp: boolean;
  /** The moment up to which ticks were looked through. */
  number: number;
  /** What lay on the table before the things on the list. */
  base: Layout;
  /** Parts of the list that are where they belong by now; null: in the box. */
  ticked: Readonly<Record<string, Part | null>>;
  /** Everything on the list had its tick when somebody last set one. */
  complete: boolean;
  /** What is in the box again at the end. */
  packed: readonly string[];
}

export interface Task {
  change: Change;
  done: boolean;
}

export const NOTHING: Kept = {
  on: null,
  open: null,
  settingUp: true,
  number: -1,
  base: {},
  ticked: {},
  complete: false,
  packed: [],
};

/** What storage holds, or nothing if it is something else. */
export function read(value: unknown): Kept {
  const kept = value as Partial<Kept> | null | undefined;
  const whole = kept?.base && kept.ticked && Array.isArray(kept.packed);
  return whole ? { ...NOTHING, ...kept } : NOTHING;
}

/** The parts as they lie on the people's table, by their own ticks. */
export function real({ base, ticked }: Pick<Kept, "base" | "ticked">): Layout {
  const parts = Object.entries({ ...base, ...ticked });
  return Object.fromEntries(parts.filter((each): each is [string, Part] => each[1] !== null));
}

/** What was and is to be done until the table is as the view shows it. */
export function tasks(kept: Kept, view: DestiniesView): Task[] {
  const now = layout(view, real(kept));
  return changes(kept.base, now, kept.settingUp).map((change) => ({
    change,
    done: change.key in kept.ticked && same(kept.ticked[change.key], change.to),
  }));
}

/** Sets a tick at a thing, or takes it away. */
export function tick(kept: Kept, view: DestiniesView, change: Change, done: boolean): Kept {
  const { [change.key]: _, ...others } = kept.ticked;
  return completed(
    { ...kept, ticked: done ? { ...others, [change.key]: change.to } : others },
    view,
  );
}

/** Sets all ticks. */
export function tickAll(kept: Kept, view: DestiniesView): Kept {
  const all = tasks(kept, view).map(({ change }) => [change.key, change.to] as const);
  return completed({ ...kept, ticked: { ...kept.ticked, ...Object.fromEntries(all) } }, view);
}

/** An empty table, before anything is laid out. */
export function anew(kept: Kept): Kept {
  return { ...kept, settingUp: true, base: {}, ticked: {}, complete: false };
}

/**
 * With each moment of the game the list begins afresh: what has a tick leaves it. While the table
 * is set up all of it stays in sight until the last tick, but for parts that have moved since.
 */
export function settle(kept: Kept, view: DestiniesView, number: number): Kept {
  if (kept.number === number) return kept;
  const seated = view.players.every((player) => player.hero !== null);
  if (!kept.settingUp || (kept.complete && seated)) {
    return { ...kept, number, settingUp: false, complete: false, base: real(kept), ticked: {} };
  }
  const now = layout(view, real(kept));
  const ticked = Object.entries(kept.ticked);
  const moved = ticked.filter(([key, part]) => !same(part, now[key]));
  const stay = ticked.filter((each) => !moved.includes(each));
  const base = real({ base: kept.base, ticked: Object.fromEntries(moved) });
  return { ...kept, number, complete: false, base, ticked: Object.fromEntries(stay) };
}

function completed(kept: Kept, view: DestiniesView): Kept {
  return { ...kept, complete: tasks(kept, view).every(({ done }) => done) };
}
