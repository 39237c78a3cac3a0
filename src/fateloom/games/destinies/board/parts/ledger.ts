import type { DestiniesView } from "$lib/protocol";
import { changes, type Change } from "./changes";
import { layout } from "./layout";
import { same, type Layout, type Part } from "./part";

/** The state of the components that a device stores. */
export interface Kept {
  /** Whether the players use components; null: not set, so it depends on the dice. */
  on: boolean | null;
  /** Whether the list is open; null: not set. */
  open: boolean | null;
  settingUp: boolean;
  /** The number of the view up to which the list has been updated. */
  number: number;
  /** The components on the table before the instructions. */
  base: Layout;
  /** Components whose instructions are done, at their new places; null: in the box. */
  ticked: Readonly<Record<string, Part | null>>;
  /** Whether all instructions were done after the last click. */
  complete: boolean;
  /** The components returned to the box after the end. */
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

/** The stored value, or nothing if it is malformed. */
export function read(value: unknown): Kept {
  const kept = value as Partial<Kept> | null | undefined;
  const whole = kept?.base && kept.ticked && Array.isArray(kept.packed);
  return whole ? { ...NOTHING, ...kept } : NOTHING;
}

/** The components on the players' table, according to the checkboxes. */
export function real({ base, ticked }: Pick<Kept, "base" | "ticked">): Layout {
  const parts = Object.entries({ ...base, ...ticked });
  return Object.fromEntries(parts.filter((each): each is [string, Part] => each[1] !== null));
}

/** The instructions, done and pending, that make the table match the view. */
export function tasks(kept: Kept, view: DestiniesView): Task[] {
  const now = layout(view, real(kept));
  return changes(kept.base, now, kept.settingUp).map((change) => ({
    change,
    done: change.key in kept.ticked && same(kept.ticked[change.key], change.to),
  }));
}

/** Sets or clears the checkbox of an instruction. */
export function tick(kept: Kept, view: DestiniesView, change: Change, done: boolean): Kept {
  const { [change.key]: _, ...others } = kept.ticked;
  return completed(
    { ...kept, ticked: done ? { ...others, [change.key]: change.to } : others },
    view,
  );
}

/** Sets all checkboxes. */
export function tickAll(kept: Kept, view: DestiniesView): Kept {
  const all = tasks(kept, view).map(({ change }) => [change.key, change.to] as const);
  return completed({ ...kept, ticked: { ...kept.ticked, ...Object.fromEntries(all) } }, view);
}

/** An empty table before the set-up. */
export function emptied(kept: Kept): Kept {
  return { ...kept, settingUp: true, base: {}, ticked: {}, complete: false };
}

/**
 * Each new view removes the completed instructions from the list. During set-up, they stay visible
 * until the last one is done, except for components that have moved since.
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
