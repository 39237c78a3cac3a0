import { SvelteSet } from "svelte/reactivity";
import type { Facts } from "$lib/lesson";
import { keep, kept } from "$lib/kept";
import type { View } from "$lib/protocol";
import { has } from "$lib/words";
import type { Brought } from "./files";
import { answerTo, isOneOf, type Lesson, lineOf, RIGHT, type Step, stepAt } from "./lesson";

/** What is kept of a lesson beside its log: what was read and skipped. */
const KEPT = "lesson";

/** The table as the teacher sees it, read again whenever it changes. */
export interface Seen {
  view: View;
  names: readonly string[];
  /** The person has to choose. */
  asked: boolean;
}

/** What is said to a move. */
export interface Reply {
  step: Step;
  line: string;
  facts: Facts;
  right: boolean;
}

/** What is told at a table of a lesson: the step of the moment, or the reply to the last move. */
export class Teacher {
  readonly table: string;
  readonly lesson: Lesson;
  reply = $state.raw<Reply | null>(null);
  readonly #lessons: Brought["lessons"];
  readonly #seen: () => Seen;
  readonly #read = new SvelteSet<string>();
  readonly #skipped = new SvelteSet<string>();
  /** What was told last: it stays while others choose. */
  #last: Step | null = null;
  #part = 0;

  /** The step of the moment; null where nothing is told. */
  readonly step: Step | null = $derived.by(() => {
    const { view, asked } = this.#seen();
    if (asked) this.#last = stepAt(this.lesson, view.view, this.#passed);
    return this.#last;
  });

  /** What the lines may say of this moment. */
  readonly facts: Facts = $derived.by(() => this.#facts());

  /** The part that the lesson has come to, by its place among them: only taking back goes back. */
  readonly part: number = $derived.by(() => {
    const { parts } = this.lesson;
    const { view, asked } = this.#seen();
    const told = this.reply?.step ?? this.step;
    const last = parts.length - 1;
    const now = told ? parts.indexOf(told.part) : asked && this.#skipped.size === 0 ? last : 0;
    return (this.#part = view.over ? last : Math.max(this.#part, now));
  });

  constructor(table: string, { lesson, lessons }: Brought, seen: () => Seen) {
    this.table = table;
    this.lesson = lesson;
    this.#lessons = lessons;
    this.#seen = seen;
    const before = kept(KEPT, table) as { read?: string[]; skipped?: string[] } | undefined;
    for (const each of before?.read ?? []) this.#read.add(each);
    for (const each of before?.skipped ?? []) this.#skipped.add(each);
  }

  get #passed(): { read: ReadonlySet<string>; skipped: ReadonlySet<string> } {
    return { read: this.#read, skipped: this.#skipped };
  }

  /** The person makes a move: it is answered, and what was to be read before counts as read. */
  chose(move: string): void {
    const { view, asked } = this.#seen();
    if (!asked) return;
    let step = stepAt(this.lesson, view.view, this.#passed);
    while (step?.reads) {
      this.#read.add(step.id);
      step = stepAt(this.lesson, view.view, this.#passed);
    }
    this.#keep();
    const answer = step ? answerTo(step, move) : null;
    this.reply = null;
    if (!step || answer === null || !has(lineOf(this.lesson, step.id, answer))) return;
    const facts = this.#facts();
    const worth = (each: string): number => this.#lessons.worth(view.view, each) ?? 0;
    const asking = view.legal.filter(({ id }) => isOneOf(id, step.right ?? []));
    facts["made"] = worth(move);
    facts["best"] = Math.max(0, ...asking.map(({ id }) => worth(id)));
    this.reply = {
      step,
      line: lineOf(this.lesson, step.id, answer),
      facts,
      right: answer === RIGHT,
    };
  }

  /** What is told was read. */
  goOn(): void {
    if (!this.reply && this.step?.reads) this.#read.add(this.step.id);
    this.reply = null;
    this.#keep();
  }

  /** The move was taken back: what was said to it no longer stands. */
  takenBack(): void {
    this.reply = null;
    this.#part = 0;
  }

  /** This part has no more lines. */
  skip(): void {
    const part = this.lesson.parts[this.part];
    if (part !== undefined) this.#skipped.add(part);
    this.reply = null;
    this.#keep();
  }

  #facts(): Facts {
    const { view, names } = this.#seen();
    return this.#lessons.facts(view.view, names, view.legal);
  }

  #keep(): void {
    keep(KEPT, this.table, { read: [...this.#read], skipped: [...this.#skipped] });
  }
}
