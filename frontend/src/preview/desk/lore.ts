/** Completion, explanations and definitions, from the names and the schema of the story. */
import {
  autocompletion,
  type Completion,
  type CompletionContext,
  type CompletionResult,
} from "@codemirror/autocomplete";
import type { EditorState, Extension } from "@codemirror/state";
import { EditorView, hoverTooltip, keymap } from "@codemirror/view";
import { has, say } from "$lib/words";
import type { Lore, Named } from "../protocol";
import { at, choices, isExpression, type Schema } from "./schema";
import { where, type Where } from "./where";

/** What a desk offers: the lore of its story, and a way to open a place. */
export interface Source {
  readonly lore: Lore | null;
  goTo(path: string, at: { line: number; column: number }): unknown;
}

const ID = /[\p{L}\p{N}][\p{L}\p{N}.-]*/gu;
/** The beginning of a name in a text, as `{item:lan`. */
const NAME = /\{(hero|npc|item|tile|poi):([\w-]*)$/;
/** What begins a new part of a condition. */
const PART = /\b(?:and|or|not)\s+|\(/;

function place(state: EditorState, position: number): Where {
  const line = state.doc.lineAt(position);
  const before = state.doc.sliceString(0, line.from).split("\n").slice(0, -1);
  return where(before, line.text, position - line.from);
}

/** The id at a position, with its ends. */
export function idAt(
  state: EditorState,
  position: number,
): { id: string; from: number; to: number } | null {
  const line = state.doc.lineAt(position);
  for (const found of line.text.matchAll(ID)) {
    const from = line.from + found.index;
    const id = found[0].replace(/[.-]+$/, "");
    if (from <= position && position <= from + id.length) return { id, from, to: from + id.length };
  }
  return null;
}

/** The things that an id can name, also by its last part: `sib.gold`, `me.has`. */
export function things(lore: Lore | null, id: string): readonly Named[] {
  const found = lore?.things.filter((each) => each.id === id) ?? [];
  if (found.length || !id.includes(".")) return found;
  return things(lore, id.slice(id.indexOf(".") + 1));
}

/** What a kind of names is called. */
export function kindOf({ kind }: Pick<Named, "kind">): string {
  return has(`desk-kind-${kind}`) ? say(`desk-kind-${kind}`) : kind;
}

/** What can stand where the cursor is. */
export function complete(lore: Lore | null, context: CompletionContext): CompletionResult | null {
  if (!lore) return null;
  const { state, pos } = context;
  const line = state.doc.lineAt(pos);
  const before = line.text.slice(0, pos - line.from);
  const named = NAME.exec(before);
  if (named) {
    const [, kind, begun = ""] = named;
    const options = lore.things
      .filter((each) => each.kind === kind)
      .map(({ id }) => ({ label: id }));
    return { from: pos - begun.length, options, validFor: /^[\w-]*$/ };
  }
  const here = place(state, pos);
  const root = lore.schema as Schema;
  const found = choices(root, here);
  let from = line.from + here.from;
  if (here.at === "value" && isExpression(at(root, here.path))) {
    from = pos - (before.slice(here.from).split(PART).at(-1) ?? "").length;
    const begun = state.sliceDoc(from, pos);
    if (begun.includes(" ") && !found.some(({ label }) => label.startsWith(begun))) {
      return words(lore, context);
    }
  }
  if (!found.length || (!context.explicit && from === pos && here.at === "value")) return null;
  const asKey = here.at === "key" || found.some(({ about }) => about !== undefined);
  const options = found.map(({ label, about, needed }): Completion => ({
    label,
    ...(asKey ? { apply: `${label}: ` } : {}),
    ...(about === undefined ? {} : { info: about }),
    ...(needed ? { detail: say("desk-needed"), boost: 1 } : {}),
  }));
  return { from, options, validFor: /^[\p{L}\p{N} .+-]*$/u };
}

/** Any id, for the word at the cursor. */
function words(lore: Lore, context: CompletionContext): CompletionResult | null {
  const word = context.matchBefore(/[\w-]+/);
  if (!word) return null;
  const options = lore.things.map((each) => ({ label: each.id, detail: kindOf(each) }));
  return { from: word.from, options, validFor: /^[\w-]*$/ };
}

/** What is said about the word at a position: what a key means, or where a thing is defined. */
export function explanation(lore: Lore | null, state: EditorState, position: number): string[] {
  const found = idAt(state, position);
  if (!found || !lore) return [];
  const line = state.doc.lineAt(position);
  const here = where(
    state.doc.sliceString(0, line.from).split("\n").slice(0, -1),
    line.text,
    found.from - line.from,
  );
  const isKey = /^["']?\s*:(\s|$|\{)/.test(line.text.slice(found.to - line.from));
  const about = isKey
    ? at(lore.schema as Schema, [...here.path, found.id])?.description
    : undefined;
  const told = things(lore, found.id).map((each) =>
    say("desk-thing", { kind: kindOf(each), id: each.id, place: `${each.file}:${each.line}` }),
  );
  return about === undefined ? told : [about, ...told];
}

/** Goes to where the thing at the cursor is defined; false if there is none. */
export function goToDefinition(source: Source, state: EditorState, position: number): boolean {
  const found = idAt(state, position);
  const [thing] = found ? things(source.lore, found.id) : [];
  if (!thing) return false;
  void source.goTo(thing.file, thing);
  return true;
}

export function lore(source: Source): Extension {
  return [
    autocompletion({ icons: false, override: [(context) => complete(source.lore, context)] }),
    hoverTooltip((view, position) => {
      const told = explanation(source.lore, view.state, position);
      const found = idAt(view.state, position);
      if (!told.length || !found) return null;
      return {
        pos: found.from,
        end: found.to,
        create() {
          const dom = document.createElement("div");
          dom.className = "cm-lore";
          for (const words of told) {
            dom.appendChild(document.createElement("p")).textContent = words;
          }
          return { dom };
        },
      };
    }),
    keymap.of([
      {
        key: "F12",
        run: ({ state }) => goToDefinition(source, state, state.selection.main.head),
      },
    ]),
    EditorView.domEventHandlers({
      mousedown(event, view) {
        if (!(event.ctrlKey || event.metaKey) || event.button !== 0) return false;
        const position = view.posAtCoords({ x: event.clientX, y: event.clientY });
        return position !== null && goToDefinition(source, view.state, position);
      },
    }),
    look,
  ];
}

const look = EditorView.theme({
  ".cm-lore": {
    padding: "0.3rem 0.6rem",
    fontFamily: "var(--serif)",
    fontSize: "1rem",
    lineHeight: "1.3",
  },
  ".cm-lore p": { margin: "0" },
  ".cm-completionInfo": { fontFamily: "var(--serif)", fontSize: "1rem", maxWidth: "22rem" },
});
