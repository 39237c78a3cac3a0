import { isolateHistory } from "@codemirror/commands";
import {
  EditorState,
  type Extension,
  type Text,
  type Transaction,
  type TransactionSpec,
} from "@codemirror/state";
import type { EditorView } from "@codemirror/view";
import type { FileText, Refusal } from "../protocol";

/** The text that another program left in a file, which was changed here, too; null: none. */
export interface Theirs {
  file: FileText | null;
}

/** One file that is open: its text here, and which text on the disk it was made from. */
export class Doc {
  readonly path: string;
  /** The editor that shows it. */
  view: EditorView | null = null;
  state: EditorState;
  /** The digest of the file from which the text was made; null: it is new. */
  digest: string | null;
  /** Whether there are changes that are not in the file yet. */
  dirty = $state(false);
  saving = $state(false);
  theirs = $state.raw<Theirs | null>(null);
  /** Why the last attempt to save was refused. */
  refusal = $state.raw<Refusal | null>(null);

  #saved: Text;

  constructor(file: FileText, extensions: Extension, isNew = false) {
    this.path = file.path;
    this.digest = isNew ? null : file.digest;
    this.state = EditorState.create({ doc: file.text, extensions });
    this.#saved = this.state.doc;
    this.dirty = isNew;
  }

  /** The text as it will be in the file. */
  get text(): string {
    return this.state.sliceDoc();
  }

  /** Notes a new state of the text. */
  became(state: EditorState): void {
    this.state = state;
    this.dirty = this.digest === null || !state.doc.eq(this.#saved);
  }

  dispatch(...specs: TransactionSpec[]): void {
    if (this.view) this.view.dispatch(...specs);
    else this.became(this.state.update(...specs).state);
  }

  /** Takes a change that was made from the state of now. */
  took(change: Transaction): void {
    if (this.view) this.view.dispatch(change);
    else this.became(change.state);
  }

  /** Notes that a text is in the file now. */
  isSaved(doc: Text, digest: string): void {
    this.#saved = doc;
    this.digest = digest;
    this.became(this.state);
  }

  /** Replaces the text where it differs; the change can be undone. */
  replace(text: string): void {
    const doc = this.state.toText(text);
    const change = difference(this.state.doc.toString(), doc.toString());
    const step = isolateHistory.of("full");
    if (change) this.dispatch({ changes: change, userEvent: "input.replace", annotations: step });
  }

  /** Takes over what is in the file now. */
  take(file: FileText): void {
    this.replace(file.text);
    this.isSaved(this.state.doc, file.digest);
    this.theirs = null;
  }
}

/** The one change that makes a text of another. */
export function difference(
  before: string,
  after: string,
): { from: number; to: number; insert: string } | null {
  if (before === after) return null;
  let from = 0;
  const most = Math.min(before.length, after.length);
  while (from < most && before[from] === after[from]) from++;
  let end = 0;
  while (end < most - from && before.at(-1 - end) === after.at(-1 - end)) end++;
  return { from, to: before.length - end, insert: after.slice(from, after.length - end) };
}

/** Where a position of a text is in another one that differs from it only in its spaces. */
export function sameWord(before: string, at: number, after: string): number {
  const isSpace = (sign: string | undefined): boolean => sign === undefined || /\s/.test(sign);
  let words = 0;
  for (let i = 0; i < at; i++) if (!isSpace(before[i])) words++;
  const behind = at > 0 && !isSpace(before[at - 1]);
  let position = 0;
  for (; position < after.length; position++) {
    if (words === 0 && (behind || !isSpace(after[position]))) break;
    if (!isSpace(after[position])) words--;
  }
  return position;
}
