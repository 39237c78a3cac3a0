/** What CodeMirror itself says, in the reader's language. Its own English is the key. */
import { Compartment, EditorState, type Extension, type TransactionSpec } from "@codemirror/state";
import { say } from "$lib/words";

const PHRASES: Readonly<Record<string, string>> = {
  Find: "desk-cm-find",
  Replace: "desk-cm-replace-with",
  next: "desk-cm-next",
  previous: "desk-cm-previous",
  all: "desk-cm-all",
  "match case": "desk-cm-case",
  regexp: "desk-cm-regexp",
  "by word": "desk-cm-word",
  replace: "desk-cm-replace",
  "replace all": "desk-cm-replace-all",
  close: "desk-cm-close",
  "current match": "desk-cm-match",
  "on line": "desk-cm-on-line",
  "replaced $ matches": "desk-cm-replaced",
  "replaced match on line $": "desk-cm-replaced-on",
  "Go to line": "desk-cm-go-to-line",
  go: "desk-cm-go",
  "Folded lines": "desk-cm-folded-lines",
  "Unfolded lines": "desk-cm-unfolded-lines",
  to: "desk-cm-to",
  "folded code": "desk-cm-folded",
  unfold: "desk-cm-unfold",
  "Fold line": "desk-cm-fold-line",
  "Unfold line": "desk-cm-unfold-line",
  Completions: "desk-cm-completions",
  "Control character": "desk-cm-control",
  "Selection deleted": "desk-cm-deleted",
  "Revert this chunk": "desk-cm-revert",
  "$ unchanged lines": "desk-cm-unchanged",
};

const place = new Compartment();

function phrases(): Extension {
  return EditorState.phrases.of(
    Object.fromEntries(Object.entries(PHRASES).map(([phrase, id]) => [phrase, say(id)])),
  );
}

/** The extension with the words of the current language. */
export function spoken(): Extension {
  return place.of(phrases());
}

/** The transaction after a change of the language. */
export function respoken(): TransactionSpec {
  return { effects: place.reconfigure(phrases()) };
}
