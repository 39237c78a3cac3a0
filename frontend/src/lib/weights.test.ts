import { expect, test } from "vitest";
import type { Weights } from "./weights";

const tables: Record<string, Weights> = import.meta.glob(
  "../../../src/fateloom/games/*/board/weights.ts",
  { eager: true, import: "weights" },
);
const events: Record<string, Record<string, readonly unknown[]>> = import.meta.glob(
  "../../../src/fateloom/games/*/words/events.json",
  { eager: true, import: "default" },
);

test.each(Object.entries(tables))(
  "%s names events of its game, each with one weight",
  (path, it) => {
    const known = events[path.replace("board/weights.ts", "words/events.json")] ?? {};
    const { strong, quiet, empty = {}, answers, heads = [] } = it;
    const named = [...strong, ...quiet, ...Object.keys(empty), ...answers, ...heads];
    expect(named.filter((code) => !(code in known))).toEqual([]);
    const weighed = [...strong, ...quiet, ...Object.keys(empty)];
    expect(weighed).toEqual([...new Set(weighed)]);
  },
);

test("every game of the client has a table", () => {
  expect(Object.keys(tables)).toHaveLength(Object.keys(events).length);
});
