/** What a check has found, in the text: underlined, and told under its line. */
import { linter, lintGutter, lintKeymap, setDiagnostics } from "@codemirror/lint";
import {
  Facet,
  StateEffect,
  StateField,
  type ChangeDesc,
  type EditorState,
  type Extension,
  type Text,
  type TransactionSpec,
} from "@codemirror/state";
import { Decoration, EditorView, keymap, WidgetType, type DecorationSet } from "@codemirror/view";
import { language } from "$lib/language.svelte";
import { say } from "$lib/words";
import type { Finding } from "../protocol";

/** A finding at its place in a text. */
export interface Placed extends Finding {
  from: number;
  to: number;
}

/** A word as it is underlined: an id, or else all up to the next space. */
const WORD = /^(?:[\p{L}\p{N}][\p{L}\p{N}.-]*|\S+)/u;

/** Where a finding is in a text. Python counts characters; the editor counts UTF-16 units. */
export function place(doc: Text, finding: Finding): Placed {
  const line = doc.line(Math.min(Math.max(finding.line, 1), doc.lines));
  const before = [...line.text].slice(0, finding.column - 1).join("");
  const rest = line.text.slice(before.length);
  const word = finding.word && rest.startsWith(finding.word) ? finding.word : WORD.exec(rest)?.[0];
  const from = line.from + before.length;
  return { ...finding, from, to: from + (word?.length ?? 0) };
}

/** The change that mends a finding; null if the misspelt word does not stand there. */
export function mending(state: EditorState, found: Placed): TransactionSpec | null {
  const { from, to, near, word } = found;
  if (!near || state.sliceDoc(from, to) !== word) return null;
  return { changes: { from, to, insert: near }, userEvent: "input.complete" };
}

const show = StateEffect.define<readonly Placed[]>();

class Told extends WidgetType {
  readonly #tag = language.tag;

  constructor(
    readonly found: readonly Placed[],
    readonly about: (code: string) => void,
  ) {
    super();
  }

  override eq(other: Told): boolean {
    const key = ({ code, words }: Placed): string => `${code} ${words}`;
    return this.#tag === other.#tag && this.found.map(key).join() === other.found.map(key).join();
  }

  override toDOM(view: EditorView): HTMLElement {
    const all = document.createElement("div");
    for (const found of this.found) {
      const told = all.appendChild(document.createElement("div"));
      told.className = found.wrong ? "cm-told cm-told-wrong" : "cm-told";
      const code = button(found.code, () => this.about(found.code));
      code.title = say("desk-about-code", { code: found.code });
      const words = document.createElement("span");
      words.textContent = found.words;
      told.append(code, words);
      if (found.near) {
        told.append(button(say("desk-mend"), () => mend(view, found.code, found.near)));
      }
    }
    return all;
  }

  override ignoreEvent(): boolean {
    return true;
  }
}

function button(label: string, press: () => void): HTMLButtonElement {
  const made = document.createElement("button");
  made.type = "button";
  made.textContent = label;
  made.onclick = press;
  return made;
}

/** Mends a finding where it stands now; the text may have moved since it was told. */
function mend(view: EditorView, code: string, near: string): void {
  const found = placed(view.state).find((each) => each.code === code && each.near === near);
  const change = found && mending(view.state, found);
  if (change) view.dispatch(change);
  view.focus();
}

/** Mends what is on the line of the cursor. */
function mendLine(view: EditorView): boolean {
  const line = view.state.doc.lineAt(view.state.selection.main.head);
  for (const found of placed(view.state)) {
    if (found.from < line.from || found.from > line.to) continue;
    const change = mending(view.state, found);
    if (change) {
      view.dispatch(change);
      return true;
    }
  }
  return false;
}

interface Held {
  found: readonly Placed[];
  decorations: DecorationSet;
}

/** Tells more about a code. */
const about = Facet.define<(code: string) => void>();

const field = StateField.define<Held>({
  create: () => ({ found: [], decorations: Decoration.none }),
  update(held, transaction) {
    let { found, decorations } = held;
    if (transaction.docChanged) {
      found = moved(found, transaction.changes);
      decorations = decorations.map(transaction.changes);
    }
    for (const effect of transaction.effects) {
      if (!effect.is(show)) continue;
      found = effect.value;
      decorations = decorated(transaction.state, found);
    }
    return found === held.found ? held : { found, decorations };
  },
  provide: (self) => EditorView.decorations.from(self, ({ decorations }) => decorations),
});

/** The findings of a text, where they are now. */
export function placed(state: EditorState): readonly Placed[] {
  return state.field(field, false)?.found ?? [];
}

function moved(found: readonly Placed[], changes: ChangeDesc): Placed[] {
  return found.map((each) => ({
    ...each,
    from: changes.mapPos(each.from, -1),
    to: changes.mapPos(each.to, 1),
  }));
}

function decorated(state: EditorState, found: readonly Placed[]): DecorationSet {
  const lines = new Map<number, Placed[]>();
  for (const each of found) {
    const end = state.doc.lineAt(each.from).to;
    lines.set(end, [...(lines.get(end) ?? []), each]);
  }
  const tell = (code: string): void => state.facet(about)[0]?.(code);
  return Decoration.set(
    [...lines].map(([end, told]) =>
      Decoration.widget({ widget: new Told(told, tell), block: true, side: 1 }).range(end),
    ),
    true,
  );
}

/** The extension for findings; `tell` tells more about a code. */
export function findings(tell: (code: string) => void): Extension {
  const quiet = { tooltipFilter: () => [] };
  return [
    field,
    about.of(tell),
    linter(null, quiet),
    lintGutter(quiet),
    keymap.of([{ key: "Mod-.", run: mendLine }, ...lintKeymap]),
    look,
  ];
}

/** The transaction that shows the findings of one text. */
export function showing(state: EditorState, found: readonly Finding[]): TransactionSpec[] {
  const all = found.map((each) => place(state.doc, each));
  const marks = all.map(({ from, to, wrong, words, code }) => ({
    from,
    to,
    severity: wrong ? ("error" as const) : ("warning" as const),
    source: code,
    message: words,
  }));
  return [setDiagnostics(state, marks), { effects: show.of(all) }];
}

const look = EditorView.theme({
  ".cm-told": {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "0.2rem 0.7rem",
    margin: "0.15rem 0.6rem 0.3rem",
    padding: "0.25rem 0.6rem",
    fontFamily: "var(--serif)",
    fontSize: "1rem",
    lineHeight: "1.25",
    color: "var(--ink)",
    backgroundColor: "var(--paper)",
    borderLeft: "4px solid var(--leaf-3)",
  },
  ".cm-told-wrong": { borderColor: "var(--vermilion)" },
  ".cm-told span": { flex: "1 1 12rem" },
  ".cm-told button": {
    minHeight: "1.7rem",
    padding: "0 0.5rem",
    color: "var(--ink)",
    background: "var(--stock)",
    border: "1.2px solid var(--ink-soft)",
    font: "inherit",
    cursor: "pointer",
  },
  ".cm-told button:first-child": {
    color: "var(--vermilion)",
    border: "none",
    background: "none",
    padding: "0",
    fontWeight: "700",
    textDecoration: "underline",
  },
});
