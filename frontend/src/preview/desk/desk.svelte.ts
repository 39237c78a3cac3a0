import type { Extension } from "@codemirror/state";
import { EditorView, keymap } from "@codemirror/view";
import { SvelteMap } from "svelte/reactivity";
import { Asking, refusalOf } from "$lib/asking.svelte";
import { RefusedError } from "$lib/refused";
import type { FileInfo, Files } from "../protocol";
import { beginStory, listFiles, readFile, saveFile } from "./api";
import { Doc } from "./doc.svelte";
import { edited, lines, shown } from "./setup";

/** A text is saved after this pause in typing. */
const PAUSE_MS = 1200;

/** The author's desk: the files of the story, and those of them that are open. */
export class Desk {
  files = $state.raw<readonly FileInfo[]>([]);
  begun = $state(true);
  docs = new SvelteMap<string, Doc>();
  current = $state.raw<Doc | null>(null);
  asking = new Asking();

  #timers = new Map<string, ReturnType<typeof setTimeout>>();
  #listing: Promise<void> = Promise.resolve();

  /** Whether something is not in its file yet. */
  get unsaved(): boolean {
    return [...this.docs.values()].some(({ dirty }) => dirty);
  }

  /** Lists the files, and follows what other programs have changed in them. */
  follow(): Promise<void> {
    this.#listing = this.#listing.then(() =>
      this.asking.to(async () => this.#take(await listFiles())),
    );
    return this.#listing;
  }

  async begin(): Promise<void> {
    await this.asking.to(async () => this.#take(await beginStory()));
  }

  async open(path: string): Promise<Doc | null> {
    const known = this.docs.get(path);
    if (known) {
      this.current = known;
      return known;
    }
    await this.asking.to(async () => {
      const file = await readFile(path);
      const doc = this.docs.get(path) ?? new Doc(file, this.#extensions(path, file.text));
      this.docs.set(path, doc);
      this.current = doc;
    });
    return this.docs.get(path) ?? null;
  }

  /** Opens a file that is not there yet; it is created at once, empty. */
  async create(path: string): Promise<boolean> {
    await this.asking.to(async () => {
      await saveFile({ path, text: "", before: null });
    });
    if (this.asking.refusal) return false;
    await this.follow();
    return (await this.open(path)) !== null;
  }

  /** Saves a text, unless somebody else has changed the file. */
  async save(doc: Doc): Promise<void> {
    clearTimeout(this.#timers.get(doc.path));
    if (doc.saving || doc.theirs || !doc.dirty) return;
    const sent = doc.state.doc;
    doc.saving = true;
    doc.refusal = await refusalOf(async () => {
      const file = await saveFile({ path: doc.path, text: doc.text, before: doc.digest });
      doc.isSaved(sent, file.digest);
    });
    doc.saving = false;
    if (doc.refusal?.code === "preview-file-changed") {
      doc.refusal = null;
      await this.#differ(doc);
    } else if (doc.dirty) {
      this.#later(doc);
    }
  }

  /** Ends a conflict with a text, over what the other program has written. */
  async settle(doc: Doc, text: string): Promise<void> {
    const file = doc.theirs?.file ?? null;
    doc.replace(text);
    doc.theirs = null;
    if (file?.text === text) {
      doc.isSaved(doc.state.doc, file.digest);
    } else {
      doc.digest = file?.digest ?? null;
      doc.became(doc.state);
      await this.save(doc);
    }
  }

  #extensions(path: string, text: string): Extension {
    const doc = (): Doc | undefined => this.docs.get(path);
    return [
      lines(text),
      shown,
      edited,
      keymap.of([{ key: "Mod-s", preventDefault: true, run: () => this.#now(doc()) }]),
      EditorView.contentAttributes.of({ "aria-label": path, spellcheck: "true", tabindex: "0" }),
      EditorView.updateListener.of((update) => {
        const changed = doc();
        if (!changed) return;
        changed.became(update.state);
        if (update.docChanged && changed.dirty) this.#later(changed);
      }),
    ];
  }

  #now(doc: Doc | undefined): boolean {
    if (doc) void this.save(doc);
    return true;
  }

  #later(doc: Doc): void {
    clearTimeout(this.#timers.get(doc.path));
    this.#timers.set(
      doc.path,
      setTimeout(() => void this.save(doc), PAUSE_MS),
    );
  }

  async #take(found: Files): Promise<void> {
    this.files = found.files;
    this.begun = found.begun;
    for (const doc of this.docs.values()) {
      const there = found.files.find(({ path }) => path === doc.path);
      if (!doc.saving && (there?.digest ?? null) !== doc.digest) await this.#differ(doc);
    }
  }

  /** Looks at the file of a text, which another program has changed. */
  async #differ(doc: Doc): Promise<void> {
    const file = await readFile(doc.path).catch((error: unknown) => {
      if (error instanceof RefusedError && error.refusal.code === "preview-file-gone") return null;
      throw error;
    });
    if (doc.saving || (file?.digest ?? null) === doc.digest) return;
    if (file && (!doc.dirty || file.text === doc.text)) doc.take(file);
    else if (file || doc.dirty) doc.theirs = { file };
    else this.close(doc);
  }

  close(doc: Doc): void {
    this.docs.delete(doc.path);
    if (this.current === doc) this.current = null;
  }
}
