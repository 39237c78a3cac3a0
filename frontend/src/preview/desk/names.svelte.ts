import type { EditorState, Extension } from "@codemirror/state";
import { keymap } from "@codemirror/view";
import { Asking } from "$lib/asking.svelte";
import { say } from "$lib/words";
import type { Rename, Renaming, Uses } from "../protocol";
import { findUses, rename } from "./api";
import type { Doc } from "./doc.svelte";

/** What a desk does for the names of its story. */
export interface Texts {
  readonly current: Doc | null;
  readonly docs: ReadonlyMap<string, Doc>;
  /** The texts that are not in their files yet, by path. */
  readonly unsavedTexts: Readonly<Record<string, string>>;
  saveAll(): Promise<unknown>;
  follow(): Promise<void>;
  goTo(path: string, at: { line: number; column: number }): Promise<void>;
}

/** What was renamed last, by its ids. */
interface Renamed {
  kind: string;
  old: string;
  new: string;
  files: number;
}

/** Where a position is, as the server counts: characters, from 1. The editor counts UTF-16 units. */
export function counted(state: EditorState, position: number): { line: number; column: number } {
  const line = state.doc.lineAt(position);
  return {
    line: line.number,
    column: [...line.text.slice(0, position - line.from)].length + 1,
  };
}

/** The last part of an id, which is what stands in the files. */
export function lastPart(id: string): string {
  return id.slice(id.lastIndexOf(".") + 1);
}

/** The names of the story at the desk: where they are used, and their renaming. */
export class Names {
  asking = new Asking();
  /** Why nothing can be done, where the server was not asked. */
  told = $state("");
  /** The uses that are listed. */
  uses = $state.raw<Uses | null>(null);
  /** What is about to get another name. */
  renaming = $state.raw<Uses | null>(null);
  /** What has got one, until it is taken back or put away. */
  renamed = $state.raw<Renamed | null>(null);

  readonly #desk: Texts;

  constructor(desk: Texts) {
    this.#desk = desk;
  }

  /** The keys, for the text of a file. */
  get keys(): Extension {
    const press = (work: () => Promise<void>) => () => {
      void work();
      return true;
    };
    return keymap.of([
      { key: "F2", preventDefault: true, run: press(() => this.begin()) },
      { key: "Shift-F12", preventDefault: true, run: press(() => this.find()) },
    ]);
  }

  /** Puts away what was said of the cursor: it stands elsewhere. */
  hush(): void {
    this.told = "";
    this.asking.refusal = null;
  }

  /** Lists the uses of the name at the cursor. */
  async find(): Promise<void> {
    this.uses = await this.#here();
  }

  /** Begins to rename what has the name at the cursor. */
  async begin(): Promise<void> {
    await this.#desk.saveAll();
    const left = [...this.#desk.docs.values()].find(({ dirty }) => dirty);
    const found = await this.#here();
    if (!found) return;
    if (found.fixed) this.asking.refusal = found.fixed;
    else if (left) this.told = say("preview-name-unsaved", { path: left.path });
    else this.renaming = found;
  }

  async #here(): Promise<Uses | null> {
    const doc = this.#desk.current;
    this.told = "";
    let found: Uses | null = null;
    if (doc) {
      const at = counted(doc.state, doc.state.selection.main.head);
      await this.asking.to(async () => {
        found = await findUses({ file: doc.path, ...at, texts: this.#desk.unsavedTexts });
      });
    }
    return found;
  }

  /** What a new name would change. Throws `RefusedError`. */
  plan(word: string, note: boolean): Promise<Renaming> {
    const { kind, id } = this.renaming!;
    return rename({ kind, id, word, note, before: null });
  }

  /** Renames, as it was planned. Throws `RefusedError`, and then nothing has changed. */
  async rename(word: string, note: boolean, plan: Renaming): Promise<void> {
    const { kind, id } = this.renaming!;
    await this.#rename({ kind, id, word, note, before: null }, plan);
    this.renamed = { kind, old: id, new: plan.id, files: plan.files.length };
  }

  /** Takes the last renaming back, in all files. */
  async undo(): Promise<void> {
    const last = this.renamed;
    if (!last) return;
    this.told = "";
    await this.asking.to(async () => {
      await this.#desk.saveAll();
      const { kind, old, new: id } = last;
      const wish: Rename = { kind, id, word: lastPart(old), note: false, before: null };
      await this.#rename(wish, await rename(wish));
      this.renamed = null;
    });
  }

  async #rename(wish: Rename, plan: Renaming): Promise<void> {
    const doc = this.#desk.current;
    const at = doc && counted(doc.state, doc.state.selection.main.head);
    const before = Object.fromEntries(plan.files.map(({ path, digest }) => [path, digest]));
    await rename({ ...wish, before });
    this.uses = this.renaming = null; // the text behind the dialog can have the focus again
    await this.#desk.follow();
    if (doc && at) await this.#desk.goTo(doc.path, at);
  }
}
