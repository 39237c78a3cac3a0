/** The editor's set-up: keys, colours and behaviour of CodeMirror. */
import { closeBrackets, closeBracketsKeymap, completionKeymap } from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap, indentWithTab } from "@codemirror/commands";
import { yaml } from "@codemirror/lang-yaml";
import {
  bracketMatching,
  codeFolding,
  foldGutter,
  foldKeymap,
  HighlightStyle,
  indentOnInput,
  indentUnit,
  syntaxHighlighting,
} from "@codemirror/language";
import { highlightSelectionMatches, search, searchKeymap } from "@codemirror/search";
import { EditorState, type Extension } from "@codemirror/state";
import {
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  highlightSpecialChars,
  keymap,
  lineNumbers,
} from "@codemirror/view";
import { tags } from "@lezer/highlight";

/** The colours are tokens of the look, which reach into the editor's own tree. */
const colours = HighlightStyle.define([
  { tag: [tags.propertyName, tags.definition(tags.propertyName)], color: "var(--lapis)" },
  { tag: [tags.string, tags.content], color: "var(--ink)" },
  { tag: [tags.keyword, tags.typeName, tags.labelName], color: "var(--plum)" },
  { tag: [tags.punctuation, tags.separator, tags.brace, tags.squareBracket], color: "var(--gold)" },
  { tag: [tags.comment, tags.lineComment], color: "var(--verdigris)", fontStyle: "italic" },
  { tag: tags.meta, color: "var(--plum)" },
]);

const LINE = "1.2px solid var(--ink-soft)";

const look = EditorView.theme({
  "&": { height: "100%", color: "var(--ink)", backgroundColor: "var(--stock)" },
  "&.cm-focused": { outline: "2px solid var(--lapis)", outlineOffset: "-2px" },
  ".cm-scroller": {
    fontFamily: "ui-monospace, monospace",
    fontSize: "0.875rem",
    lineHeight: "1.5",
  },
  ".cm-content": { caretColor: "var(--ink)" },
  ".cm-gutters": {
    color: "var(--ink-soft)",
    backgroundColor: "var(--paper)",
    borderRight: "1px solid var(--rule)",
  },
  ".cm-activeLine": { backgroundColor: "color-mix(in srgb, var(--paper-deep) 45%, transparent)" },
  ".cm-activeLineGutter": { color: "var(--ink)", backgroundColor: "var(--paper-deep)" },
  ".cm-selectionMatch": { backgroundColor: "color-mix(in srgb, var(--leaf-2) 40%, transparent)" },
  ".cm-searchMatch": { backgroundColor: "color-mix(in srgb, var(--leaf-2) 55%, transparent)" },
  ".cm-searchMatch-selected": { outline: "2px solid var(--leaf-3)" },
  "&.cm-focused .cm-matchingBracket": { backgroundColor: "var(--paper-deep)" },
  ".cm-foldPlaceholder": {
    color: "var(--ink-soft)",
    backgroundColor: "var(--paper-deep)",
    border: "none",
  },
  ".cm-collapsedLines": {
    color: "var(--ink-soft)",
    background: "var(--paper-deep)",
    "&:before, &:after": { content: '""' },
  },
  ".cm-panels": { color: "var(--ink)", backgroundColor: "var(--paper-deep)", fontSize: "1rem" },
  ".cm-panels-top": { borderBottom: LINE },
  ".cm-panels-bottom": { borderTop: LINE },
  ".cm-panel.cm-search label": { fontSize: "0.9375rem" },
  ".cm-textfield, .cm-button": {
    color: "var(--ink)",
    background: "var(--stock)",
    border: LINE,
    fontSize: "0.9375rem",
    minHeight: "1.8rem",
  },
  ".cm-tooltip": {
    color: "var(--ink)",
    backgroundColor: "var(--paper)",
    border: LINE,
    boxShadow: "var(--shadow-2)",
    maxWidth: "34rem",
  },
  ".cm-tooltip-autocomplete > ul": { fontFamily: "ui-monospace, monospace", maxHeight: "16em" },
  ".cm-tooltip-autocomplete > ul > li[aria-selected]": {
    color: "var(--figure)",
    backgroundColor: "var(--f-lapis)",
  },
  ".cm-completionDetail": { color: "inherit", opacity: "0.85" },
});

/** What every text has that is shown: its colours and its lines. */
export const shown: Extension = [
  yaml(),
  syntaxHighlighting(colours),
  look,
  lineNumbers(),
  highlightSpecialChars(),
  EditorView.lineWrapping,
];

/** The keys and behaviour of a text that is edited. */
export const edited: Extension = [
  highlightActiveLine(),
  highlightActiveLineGutter(),
  history(),
  codeFolding(),
  foldGutter(),
  indentUnit.of("  "),
  EditorState.tabSize.of(2),
  EditorState.allowMultipleSelections.of(true),
  indentOnInput(),
  bracketMatching(),
  closeBrackets(),
  highlightSelectionMatches(),
  search({ top: true }),
  keymap.of([
    ...closeBracketsKeymap,
    ...defaultKeymap,
    ...searchKeymap,
    ...historyKeymap,
    ...foldKeymap,
    ...completionKeymap,
    indentWithTab,
  ]),
];

/** Lines as they are in the file, so that saving changes only what was changed. */
export function lines(text: string): Extension {
  return EditorState.lineSeparator.of(text.includes("\r\n") ? "\r\n" : "\n");
}
