/** Changes that several texts have in common: they are undone in all of them, or in none. */
import { redo, undo } from "@codemirror/commands";
import type { StateCommand, Text, Transaction } from "@codemirror/state";
import type { Doc } from "./doc.svelte";

/** One text of a change: as it was, and as it has become. */
export interface Part {
  doc: Doc;
  before: Text;
  after: Text;
}

type Change = readonly Part[];

/** The texts in which something was taken back; or those in which that has to be done first. */
export interface Stepped {
  docs: readonly Doc[];
  blocked: readonly Doc[];
}

/** More changes than anybody takes back. */
const MOST = 200;

export class Together {
  #done: Change[] = [];
  #undone: Change[] = [];

  /** Notes a change, after it was made. */
  add(change: Change): void {
    if (change.length) this.#done = [...this.#done.slice(1 - MOST), change];
  }

  /** Forgets the changes of a text that is closed. */
  forget(doc: Doc): void {
    const others = (change: Change): boolean => change.every((part) => part.doc !== doc);
    this.#done = this.#done.filter(others);
    this.#undone = this.#undone.filter(others);
  }

  /** The text to undo for the last change: one that was changed since, if there is any. */
  get last(): Doc | null {
    const parts = this.#done.at(-1) ?? [];
    const later = parts.find((part) => {
      const step = dry(part.doc, undo);
      return step && !leads(step, part.after, part.before);
    });
    return (later ?? parts[0])?.doc ?? null;
  }

  /**
   * Takes back the last change of a text. If other texts have a part in it, theirs is taken back,
   * too; if one of them has changed since, nothing is.
   */
  undo(doc: Doc): Stepped {
    return step(doc, undo, this.#done, this.#undone, ({ after, before }) => [after, before]);
  }

  /** Makes again what was taken back last in a text, and in the others that have a part in it. */
  redo(doc: Doc): Stepped {
    return step(doc, redo, this.#undone, this.#done, ({ after, before }) => [before, after]);
  }
}

function step(
  doc: Doc,
  command: StateCommand,
  from: Change[],
  to: Change[],
  way: (part: Part) => [Text, Text],
): Stepped {
  const own = dry(doc, command);
  if (!own) return { docs: [], blocked: [] };
  const index = from.findLastIndex((parts) =>
    parts.some((part) => part.doc === doc && leads(own, ...way(part))),
  );
  const steps = new Map([[doc, own]]);
  const blocked: Doc[] = [];
  for (const part of from[index] ?? []) {
    const found = part.doc === doc ? own : dry(part.doc, command);
    if (found && leads(found, ...way(part))) steps.set(part.doc, found);
    else blocked.push(part.doc);
  }
  if (blocked.length) return { docs: [], blocked };
  for (const [each, change] of steps) each.took(change);
  if (index >= 0) to.push(...from.splice(index, 1));
  return { docs: [...steps.keys()], blocked };
}

/** What a command would do in a text. */
function dry({ state }: Doc, command: StateCommand): Transaction | null {
  const found: Transaction[] = [];
  command({ state, dispatch: (change) => found.push(change) });
  return found[0] ?? null;
}

/** Whether a step leads from one text to the other. */
function leads(step: Transaction, from: Text, to: Text): boolean {
  return step.startState.doc.eq(from) && step.newDoc.eq(to);
}
