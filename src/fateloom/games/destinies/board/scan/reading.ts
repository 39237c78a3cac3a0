import type { DestiniesCard, DestiniesView } from "$lib/protocol";
import type { Means } from "../choices";
import { idOf } from "../names";
import { LEAST, parsed, pathNumber, type Code } from "./codes";

/** Why a scanned code has no effect. */
export const REASONS = [
  "several",
  "foreign",
  "other-story",
  "wants-item",
  "wants-path",
  "not-in-bag",
  "not-again",
  "other-destiny",
  "no-number",
] as const;
export type Reason = (typeof REASONS)[number];

/** The open ways and their seat. */
export interface Asked {
  view: Pick<DestiniesView, "scenario" | "cards" | "players">;
  seat: number;
  means: readonly Means[];
}

/** A scanned card: the way that it chooses, or the reason why there is none. */
export type Reading =
  { means: Means } | { why: Reason; number?: number; card?: DestiniesCard | undefined };

/** The result for the visible codes. */
export function readCodes(texts: readonly string[], asked: Asked): Reading {
  const [text = "", ...others] = new Set(texts);
  if (others.length) return { why: "several" };
  const code = parsed(text);
  if (!code) return { why: "foreign" };
  if (code.scenario !== idOf(asked.view.scenario)) return { why: "other-story" };
  return code.kind === "item" ? readItem(code.number, asked) : readPath(code, asked);
}

/** The result for a typed number, of an item card or of a path's code. */
export function readNumber(typed: string, asked: Asked): Reading {
  const digits = /^0*([1-9]\d{0,3})$/.exec(typed.trim())?.[1];
  if (!digits) return { why: "no-number" };
  const number = Number(digits);
  if (number < LEAST) return readItem(number, asked);
  if (asked.means.every((each) => each.path === null)) return { why: "wants-item" };
  const scenario = idOf(asked.view.scenario);
  const hero = asked.view.players[asked.seat]?.hero ?? "";
  const [found, ...others] = asked.means.filter(
    ({ path }) => path !== null && pathNumber(scenario, hero, path) === number,
  );
  // Both paths of a hero rarely have the same number.
  return found && !others.length ? { means: found } : { why: "other-destiny" };
}

function readItem(number: number, { view, seat, means }: Asked): Reading {
  if (means.every((each) => each.item === null)) return { why: "wants-path" };
  const card = view.cards.find((each) => each.number === number);
  if (!card || !view.players[seat]?.items.includes(card.item))
    return { why: "not-in-bag", number, card };
  const found = means.find((each) => each.item === card.item);
  return found ? { means: found } : { why: "not-again", number, card };
}

function readPath(code: Code & { kind: "destiny" }, { view, seat, means }: Asked): Reading {
  if (means.every((each) => each.path === null)) return { why: "wants-item" };
  const found = means.find((each) => each.path === code.path);
  if (!found || view.players[seat]?.hero !== code.hero) return { why: "other-destiny" };
  return { means: found };
}
