/**
 * Where in the YAML of a story a position is: the keys that lead there. It goes by indentation, so it
 * also knows while a line is being written and the whole does not parse.
 */

/** A step into a list. */
export const ITEM = Symbol("item");
export type Step = string | typeof ITEM;

export interface Where {
  /** The keys that lead to the mapping, or to the value. */
  path: readonly Step[];
  /** What stands there: a key, a value, or words inside a text of several lines. */
  at: "key" | "value" | "text";
  /** Where the key or value begins in the line. */
  from: number;
}

interface Line {
  /** The columns of its dashes. */
  dashes: readonly number[];
  /** The column of what follows them. */
  column: number;
  key: string | null;
  /** What follows the key, or stands in its place. */
  value: string;
  valueColumn: number;
}

const KEY = /^(?:"([^"]*)"|'([^']*)'|([^\s#"'{}[\],&*!|>%@`-][^:#]*?|-[^\s:][^:]*?))\s*:(?=\s|$)/;
const BLOCK = /^[|>][-+0-9]*\s*(?:#.*)?$/;

function lineOf(text: string): Line {
  let column = /^ */.exec(text)![0].length;
  const dashes: number[] = [];
  for (let dash; (dash = /^-(?: +|$)/.exec(text.slice(column))); column += dash[0].length) {
    dashes.push(column);
  }
  const content = text.slice(column);
  const found = KEY.exec(content);
  const key = found ? (found[1] ?? found[2] ?? found[3] ?? "") : null;
  const after = found ? found[0].length : 0;
  const value = content.slice(after);
  const space = /^ */.exec(value)![0].length;
  return { dashes, column, key, value: value.trim(), valueColumn: column + after + space };
}

/** Where a column of a line is, given the lines before it. */
export function where(lines: readonly string[], text: string, column: number): Where {
  const before = text.slice(0, column);
  const line = lineOf(before);
  const { path, block } = parents(lines, line);
  if (block) return { path, at: "text", from: line.column };
  const start = line.key === null ? line.column : line.valueColumn;
  const steps = line.key === null ? path : [...path, line.key];
  if (/^[{[]/.test(before.slice(start))) return flow(before, start, steps);
  if (line.key !== null) return { path: steps, at: "value", from: Math.min(start, column) };
  // A word on a line of its own may become a key, or be one of a list.
  const item = line.dashes.length > 0;
  return { path: steps, at: item ? "value" : "key", from: line.column };
}

/** The keys above a line, and whether the nearest has a text of several lines. */
function parents(lines: readonly string[], line: Line): { path: Step[]; block: boolean } {
  const path: Step[] = [];
  let limit = line.column;
  /** The column of the mapping that is being left; -1 above a dash. */
  let mapping = line.column;
  let block = false;
  const climb = (dashes: readonly number[]): void => {
    for (const dash of [...dashes].reverse()) {
      path.unshift(ITEM);
      limit = dash + 1;
      mapping = -1;
    }
  };
  climb(line.dashes);
  for (let i = lines.length - 1; i >= 0 && limit > 0; i--) {
    const text = lines[i]!;
    if (!text.trim() || text.trimStart().startsWith("#")) continue;
    const above = lineOf(text);
    if (above.column === mapping) climb(above.dashes); // the first key of the same item
    if (above.key === null || above.column >= limit) continue;
    block ||= path.length === 0 && BLOCK.test(above.value);
    path.unshift(above.key);
    limit = mapping = above.column;
    climb(above.dashes);
  }
  return { path, block };
}

/** A position in braces or brackets, on one line. */
function flow(text: string, start: number, outer: readonly Step[]): Where {
  const open: { list: boolean; key: string | null }[] = [];
  let from = start;
  let quote = "";
  for (let i = start; i < text.length; i++) {
    const sign = text[i]!;
    const inner = open.at(-1);
    if (quote) {
      if (sign === quote) quote = "";
    } else if ((sign === '"' || sign === "'") && !text.slice(from, i).trim()) {
      quote = sign;
    } else if (sign === "{" || sign === "[") {
      open.push({ list: sign === "[", key: null });
      from = i + 1;
    } else if (sign === "}" || sign === "]") {
      open.pop();
      from = i + 1;
    } else if (sign === "," && inner) {
      inner.key = null;
      from = i + 1;
    } else if (sign === ":" && inner && !inner.list && inner.key === null && text[i + 1] !== ":") {
      inner.key = text.slice(from, i).trim();
      from = i + 1;
    }
  }
  from += /^ */.exec(text.slice(from))![0].length;
  const path = [...outer];
  open.forEach(({ list, key }) => {
    if (list) path.push(ITEM);
    else if (key !== null) path.push(key);
  });
  const inner = open.at(-1);
  const at = inner && !inner.list && inner.key === null ? "key" : "value";
  return { path, at: quote ? "text" : at, from };
}
