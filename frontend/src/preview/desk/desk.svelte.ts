import { type Extension, Prec, type Text } from "@codemirror/state";
import { EditorView, keymap } from "@codemirror/view";
import { tick } from "svelte";
import { SvelteMap } from "svelte/reactivity";
import { Asking, refusalOf } from "$lib/asking.svelte";
import { RefusedError } from "$lib/refused";
import type { Checked, FileInfo, Files, Finding, Lore, Refusal } from "../protocol";
import {
  beginStory,
  checkStory,
  deleteFile,
  editText,
  formatText,
  listFiles,
  readFile,
  readLore,
  saveFile,
} from "./api";
import { Doc, sameWord } from "./doc.svelte";
import { findings, mending, place, showing } from "./findings";
import { lore } from "./lore";
import type { FileChanges } from "./map/plan";
import { Names } from "./names.svelte";
import { respoken, spoken } from "./phrases";
import { edited, lines, shown } from "./setup";
import { Together } from "./together";

/** A text is saved after this pause in typing. */
const PAUSE_MS = 1200;
/** The story is checked after this pause. */
const CHECK_MS = 400;
/** Why nothing is changed in a file that another program has changed, too, or removed. */
const CHANGED: Refusal = { code: "preview-file-changed", details: [], rule: "" };
const EMPTY: Finding = {
  code: "",
  wrong: false,
  file: "",
  line: 1,
  column: 1,
  words: "",
  word: "",
  near: "",
};

/** What a text is to become, and what it was made of. */
interface Draft {
  before: Text;
  text: string;
}

/** The author's desk: the files of the story, and those of them that are open. */
export class Desk {
  files = $state.raw<readonly FileInfo[]>([]);
  begun = $state(true);
  docs = new SvelteMap<string, Doc>();
  current = $state.raw<Doc | null>(null);
  asking = new Asking();
  checks = new Asking();
  /** What the last check has found. */
  checked = $state.raw<Checked | null>(null);
  /** The names and the schema of the story. */
  lore = $state.raw<Lore | null>(null);
  /** The code that is being told about. */
  about = $state<string | null>(null);
  /** The files that have to be undone before the change that they have in common with another one. */
  blocked = $state.raw<readonly string[]>([]);
  readonly names = new Names(this);

  readonly #together = new Together();
  #findings = findings((code) => (this.about = code));
  #completed = lore(this);
  #checkTimer: ReturnType<typeof setTimeout> | undefined;
  /** Whether a check is under way, and whether another one has to follow. */
  #checking = false;
  #again = false;
  #timers = new Map<string, ReturnType<typeof setTimeout>>();
  #listing: Promise<void> = Promise.resolve();

  /** Whether something is not in its file yet. */
  get unsaved(): boolean {
    return [...this.docs.values()].some(({ dirty }) => dirty);
  }

  /** The texts that are not in their files yet, by path. */
  get unsavedTexts(): Record<string, string> {
    const unsaved = [...this.docs.values()].filter(({ dirty }) => dirty);
    return Object.fromEntries(unsaved.map((doc) => [doc.path, doc.text]));
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
    const doc = await this.load(path);
    if (doc) this.current = doc;
    return doc;
  }

  /** The text of a file, which is not shown for that. */
  async load(path: string): Promise<Doc | null> {
    if (!this.docs.has(path)) {
      await this.asking.to(async () => {
        const file = await readFile(path);
        if (this.docs.has(path)) return;
        const doc = new Doc(file, this.#extensions(path, file.text));
        this.docs.set(path, doc);
        this.#tell(doc);
      });
    }
    return this.docs.get(path) ?? null;
  }

  /**
   * Changes single values in the texts of files: in all of them, as one step that can be undone in
   * each. Throws `RefusedError`, and then nothing has changed.
   */
  async edit(all: readonly FileChanges[]): Promise<void> {
    for (;;) {
      const texts = new Map<Doc, Draft>();
      for (const { file, changes } of all) {
        const doc = await this.load(file);
        if (!doc || doc.theirs) throw new RefusedError({ ...CHANGED, details: [file] });
        const before = doc.state.doc;
        texts.set(doc, { before, text: await editText({ text: doc.text, changes }) });
      }
      if (this.#replaced(texts)) return;
    }
  }

  /** Replaces texts at once; false if one of them was changed meanwhile. */
  #replaced(texts: ReadonlyMap<Doc, Draft>): boolean {
    for (const [doc, { before }] of texts) if (doc.state.doc !== before || doc.theirs) return false;
    const parts = [...texts].map(([doc, { before, text }]) => {
      doc.replace(text);
      return { doc, before, after: doc.state.doc };
    });
    this.#together.add(parts.filter(({ before, after }) => !before.eq(after)));
    for (const doc of texts.keys()) this.#unseen(doc);
    return true;
  }

  /** Puts a text into the house style, as one step. The cursor stays at its word. */
  async format(doc: Doc): Promise<void> {
    await this.asking.to(async () => {
      for (;;) {
        const before = doc.state.doc;
        const text = await formatText({ text: doc.text });
        if (doc.state.doc !== before) continue; // somebody typed meanwhile
        const at = doc.state.selection.main.head;
        const was = before.toString();
        doc.replace(text);
        if (doc.state.doc !== before)
          doc.dispatch({
            selection: { anchor: sameWord(was, at, doc.state.doc.toString()) },
            scrollIntoView: true,
          });
        this.#unseen(doc);
        return;
      }
    });
  }

  /** Takes back the last change of a text, or makes it again, in all texts that have a part in it. */
  step(doc: Doc, way: "undo" | "redo"): void {
    const { docs, blocked } = this.#together[way](doc);
    for (const each of docs) this.#unseen(each);
    this.blocked = blocked.map(({ path }) => path);
  }

  /** Takes back the last change of single values; without one, the last of a text. */
  undo(doc: Doc | null): void {
    const last = this.#together.last ?? doc;
    if (last) this.step(last, "undo");
  }

  /** Does what an editor that shows the text would have told of its change. */
  #unseen(doc: Doc): void {
    if (doc.view) return;
    if (doc.dirty) this.#later(doc);
    this.check();
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

  /** Removes a file, as it was saved last: a text that could not be saved is not lost. */
  async remove(doc: Doc): Promise<void> {
    await this.save(doc);
    if (doc.dirty) return;
    await this.asking.to(async () => {
      const found = await deleteFile({ path: doc.path, before: doc.digest ?? "" });
      clearTimeout(this.#timers.get(doc.path));
      this.close(doc);
      await this.#take(found);
    });
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

  /** Saves all texts that can be saved. */
  async saveAll(): Promise<void> {
    for (const doc of this.docs.values()) await this.save(doc);
  }

  /** Checks the story as it is written now, after a pause. */
  check(): void {
    clearTimeout(this.#checkTimer);
    this.#checkTimer = setTimeout(() => void this.#check(), CHECK_MS);
  }

  async #check(): Promise<void> {
    if (this.#checking) {
      this.#again = true;
      return;
    }
    this.#checking = true;
    const texts = this.unsavedTexts;
    const before = new Map([...this.docs.values()].map((doc) => [doc, doc.state.doc]));
    await this.checks.to(async () => {
      const known = this.checked?.lore;
      this.checked = await checkStory(texts);
      if (!this.lore || known !== this.checked.lore) this.lore = await readLore();
      // A text that was changed meanwhile is checked again.
      for (const [doc, text] of before) if (doc.state.doc === text) this.#tell(doc);
    });
    this.#checking = false;
    if (this.#again) this.check();
    this.#again = false;
  }

  #tell(doc: Doc): void {
    const found = this.checked?.findings.filter(({ file }) => file === doc.path) ?? [];
    doc.dispatch(...showing(doc.state, found));
  }

  /** Says everything in the texts in the language of now. */
  speak(): void {
    for (const doc of this.docs.values()) {
      doc.dispatch(respoken());
      this.#tell(doc);
    }
  }

  /** Opens a file at a place. */
  async goTo(path: string, at: Pick<Finding, "line" | "column">): Promise<void> {
    const doc = await this.show(path, at);
    doc?.view?.focus();
  }

  /** Opens a file at a place, and leaves the focus where it is. */
  async show(path: string, at: Pick<Finding, "line" | "column">): Promise<Doc | null> {
    const doc = await this.open(path);
    if (!doc) return null;
    await tick();
    const { from } = place(doc.state.doc, { ...EMPTY, ...at });
    doc.dispatch({
      selection: { anchor: from },
      effects: EditorView.scrollIntoView(from, { y: "center" }),
    });
    return doc;
  }

  /** Replaces a misspelt name by the one that was probably meant. */
  async mend(found: Finding): Promise<void> {
    await this.goTo(found.file, found);
    const doc = this.docs.get(found.file);
    const change = doc && mending(doc.state, place(doc.state.doc, found));
    if (change) doc.dispatch(change);
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
      spoken(),
      Prec.high(this.#keys(path)),
      edited,
      this.#findings,
      this.#completed,
      this.names.keys,
      EditorView.contentAttributes.of({ "aria-label": path, spellcheck: "true", tabindex: "0" }),
      EditorView.updateListener.of((update) => {
        const changed = doc();
        if (!changed) return;
        changed.became(update.state);
        if (update.docChanged || update.selectionSet) this.names.hush();
        if (update.docChanged) this.blocked = [];
        if (!update.docChanged) return;
        if (changed.dirty) this.#later(changed);
        this.check();
      }),
    ];
  }

  /** Keys for the text of a file. Undoing reaches the other texts of a change, however it is asked for. */
  #keys(path: string): Extension {
    const press = (work: (doc: Doc) => unknown) => () => {
      const doc = this.docs.get(path);
      if (doc) void work(doc);
      return true;
    };
    const back = press((doc) => this.step(doc, "undo"));
    const forth = press((doc) => this.step(doc, "redo"));
    return [
      keymap.of([
        {
          key: "Shift-Alt-f",
          preventDefault: true,
          run: press((doc) => path.endsWith(".yaml") && this.format(doc)),
        },
        { key: "Mod-s", preventDefault: true, run: press((doc) => this.save(doc)) },
        { key: "Mod-z", preventDefault: true, run: back },
        { key: "Mod-y", mac: "Mod-Shift-z", preventDefault: true, run: forth },
        { linux: "Ctrl-Shift-z", preventDefault: true, run: forth },
      ]),
      EditorView.domEventHandlers({
        beforeinput: ({ inputType }) => {
          if (inputType === "historyUndo") return back();
          return inputType === "historyRedo" && forth();
        },
      }),
    ];
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
    this.check();
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
    this.#together.forget(doc);
    if (this.current === doc) this.current = null;
  }
}
