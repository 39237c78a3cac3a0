import { Asking, refusalOf } from "$lib/asking.svelte";
import type { EditText, Finding, Form, Map as StoryMap } from "../../protocol";
import { readForm, readMap } from "../api";
import type { Desk } from "../desk.svelte";
import { counted } from "../names.svelte";
import type { FileChanges } from "../map/plan";
import type { Steps } from "./fields";

type Change = EditText["changes"][number];

/** The form beside the text: what it shows, and the changes that are made in it. */
export class Forms {
  readonly desk: Desk;
  asking = new Asking();
  /** What is shown, and its file. */
  form = $state.raw<Form | null>(null);
  file = $state("");
  /** What the map shows, and the pictures there are; null while it is not known. */
  map = $state.raw<StoryMap | null>(null);

  /** One request after the other, so that changes come in their order. */
  #last: Promise<unknown> = Promise.resolve();

  constructor(desk: Desk) {
    this.desk = desk;
  }

  #queue(work: () => Promise<unknown>): Promise<boolean> {
    const done = this.#last.then(async () => {
      await this.asking.to(work);
      return this.asking.refusal === null;
    });
    this.#last = done;
    return done;
  }

  /** Does something that nobody asked for: a refusal says nothing new. */
  #quietly(work: () => Promise<unknown>): Promise<unknown> {
    this.#last = this.#last.then(() => refusalOf(work));
    return this.#last;
  }

  /** Shows what the cursor stands in. */
  atCursor(): Promise<boolean> {
    const doc = this.desk.current;
    return this.#queue(async () => {
      if (!doc?.path.endsWith(".yaml")) this.form = null;
      else {
        const at = counted(doc.state, doc.state.selection.main.head);
        this.form = await readForm({ text: doc.text, ...at, path: null });
        this.file = doc.path;
      }
    });
  }

  /** Shows something that is defined in a file. */
  show(file: string, path: Steps): Promise<boolean> {
    return this.#queue(async () => {
      const doc = await this.desk.load(file);
      if (!doc) return;
      this.desk.current = doc;
      await this.#read(file, path);
    });
  }

  /** Reads again what is shown: a text may have changed. */
  again(): Promise<unknown> {
    return this.#quietly(() => this.#again());
  }

  async #again(): Promise<void> {
    if (this.form) await this.#read(this.file, this.form.path);
    if (this.map) this.map = await readMap(this.desk.unsavedTexts);
  }

  async #read(file: string, path: Steps): Promise<void> {
    const text = this.desk.docs.get(file)?.text;
    if (text === undefined) return;
    this.form = await readForm({ text, line: 1, column: 1, path: [...path] });
    this.file = file;
  }

  /** Makes changes in a file; false if they were refused, and then nothing has changed. */
  change(changes: readonly Change[], file = this.file): Promise<boolean> {
    return this.changeAll([{ file, changes: [...changes] }]);
  }

  /** Makes changes in several files: in all of them, or in none, and then false. */
  changeAll(all: readonly FileChanges[]): Promise<boolean> {
    return this.#queue(async () => {
      await this.desk.edit(all);
      await this.#again();
    });
  }

  /** Puts a value at a path; without one, what is there goes. */
  set(path: Steps, value: unknown): Promise<boolean> {
    const there = [...path];
    const gone = value === undefined || value === null;
    return this.change([
      gone ? { change: "remove", path: there } : { change: "set", path: there, value },
    ]);
  }

  /** Takes the last change back in all files in which it was made; without one, that in the file. */
  async undo(): Promise<void> {
    this.desk.undo(this.desk.docs.get(this.file) ?? null);
    await this.again();
  }

  /** Reads what the map shows. */
  survey(): Promise<boolean> {
    return this.#queue(async () => (this.map = await readMap(this.desk.unsavedTexts)));
  }

  /** The errors and warnings in the lines of what is shown. */
  get findings(): readonly Finding[] {
    const { form, file } = this;
    if (!form) return [];
    const first = form.lines[""] ?? 1;
    return (this.desk.checked?.findings ?? []).filter(
      (each) => each.file === file && first <= each.line && each.line <= form.last,
    );
  }
}
