import type { FluentVariable } from "@fluent/bundle";
import { language } from "./language.svelte";

/**
 * Every word a person reads, by id, from the same files that Python reads
 * (src/fateloom/locale, and the words of a game in its folder).
 * How an event's or a move's arguments become the variables of its sentence is data beside them;
 * the conventions stand at the head of destiny.ftl, and src/fateloom/words.py is this file's twin.
 *
 * All is said in the language of the device. What is said in a template, an effect or something
 * derived is said anew when that changes.
 */

/** What a sentence gets for a null. */
const NONE = "none";
/** What a sentence gets for an alignment that is the one printed on the card. */
const SAME = "same";
const LETTERS = "abcdefgh";
const KINDS: Readonly<Record<string, string>> = { B: "base", "+": "bonus", x: "multiplier" };
const SIGNS: Readonly<Record<string, string>> = { B: "", "+": "+", x: "×" };
/** The types of lists, and of their parts. */
const LISTS: Readonly<Record<string, string>> = {
  seats: "seat",
  cards: "card",
  treasures: "treasure",
  counts: "count",
  faces: "face",
};
/** A type such as `named item` looks its argument up among the names of the view. */
const NAMED = "named ";

type Variables = Record<string, FluentVariable>;

interface MoveRule {
  pattern: string;
  say: string;
  args: readonly string[];
  /** A field of the view whose value ends the message's id. */
  by?: string;
  /** A list of the view whose length is passed as $count. */
  count?: string;
}

export interface Sayable {
  code: string;
  args: readonly unknown[];
}

const eventData: Record<string, Record<string, readonly string[]>> = import.meta.glob(
  "../../../src/fateloom/games/*/words/events.json",
  { eager: true, import: "default" },
);
const moveData: Record<string, readonly MoveRule[]> = import.meta.glob(
  "../../../src/fateloom/locale/moves/*.json",
  { eager: true, import: "default" },
);

/** The types of a game that the client was not built with: of its events, and of its view. */
interface Types {
  events: Record<string, readonly string[]>;
  view: Record<string, string>;
}
const guests = new Map<string, Types>();

export function addTypes(game: string, types: Types): void {
  guests.set(game, types);
}

/** The types of the fields of a game's view, where a board needs them that knows no game. */
export function viewTypes(game: string): Readonly<Record<string, string>> {
  return guests.get(game)?.view ?? {};
}

/** The words of a message; `id.attribute` reads an attribute. Without words, the id itself. */
export function say(id: string, args: Variables = {}): string {
  const found = sought(id);
  const errors: Error[] = [];
  const text = found ? found.bundle.formatPattern(found.pattern, args, errors) : id;
  if (import.meta.env.DEV && (!found || errors.length > 0)) {
    console.error(`no words for ${id}`, ...errors);
  }
  return text;
}

/** Whether there are words for this message. */
export function has(id: string): boolean {
  return sought(id) !== null;
}

/** Several things named in one go: "a", "a and b", "a, b, and c". */
export function listed(items: readonly string[]): string {
  return language.said.lists.format(items);
}

/** A name as a part of an id: "Wraith Lord" is wraith-lord. */
export function slug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

/** What a game is called, in full and in a few forms; without words, by its name. */
export function gameTitle(
  game: string,
  form: "" | "short" | "line" | "open" | "rules" = "",
): string {
  const id = form === "" ? `game-${game}` : `game-${game}-${form}`;
  if (has(id)) return say(id);
  const full = has(`game-${game}`) ? say(`game-${game}`) : readableName(game);
  if (form === "open") return say("board-open", { game: full });
  if (form === "rules") return say("page-rules-of", { game: full });
  return form === "line" ? "" : full;
}

/** A name of code as people write it: `own_hand` is "Own hand". */
export function readableName(name: string): string {
  const words = name.replaceAll(/[_-]+/g, " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A value of a declared type, as the arguments of events have it. */
export function readableValue(
  game: string,
  type: string,
  value: unknown,
  players: readonly string[],
): string {
  return String(readable(game, type, value, players));
}

/** The readable name of a card, treasure or power; what has none is its own name. */
export function cardName(game: string, card: string): string {
  const id = `${game}-card-${slug(card)}`;
  if (has(id)) return say(id);
  const [, letter = "", kind = "", value = ""] = /^([A-Z])([B+x])(\d)$/.exec(card) ?? [];
  if (!letter || !has(`${game}-alignment-${letter}`)) return card;
  return say(`${game}-aligned-card`, {
    alignment: alignmentName(game, letter),
    kind: say(`${game}-kind-${KINDS[kind]}`),
    value: SIGNS[kind] + value,
  });
}

/** The name of an alignment by its letter. */
export function alignmentName(game: string, letter: string): string {
  const id = `${game}-alignment-${letter}`;
  return has(id) ? say(id) : letter;
}

/** The sentence of an event; null for one that the viewer may not see. */
export function eventSentence(
  game: string,
  event: Sayable,
  players: readonly string[],
): string | null {
  if (event.code === "skip") return null;
  const types = eventTypes(game, event.code);
  const id = `${game}-event-${event.code}`;
  if (!types || !has(id)) return `${event.code} ${JSON.stringify(event.args)}`;
  return say(id, variables(game, types, event.args, players));
}

/** Whose doing an event is: the seat it names first, or null. */
export function eventSeat(game: string, event: Sayable): number | null {
  return eventTypes(game, event.code)?.[0] === "seat" ? Number(event.args[0]) : null;
}

/** A move as on a button; `view` is the chooser's view. */
export function moveLabel(
  game: string,
  words: string,
  view: Readonly<Record<string, unknown>>,
  players: readonly string[],
): string {
  for (const rule of moveData[`../../../src/fateloom/locale/moves/${game}.json`] ?? []) {
    const found = new RegExp(rule.pattern).exec(words);
    if (!found) continue;
    const id = `${game}-move-${rule.say}${rule.by ? `-${view[rule.by]}` : ""}`;
    if (!has(id)) return words;
    const args = variables(game, rule.args, found.slice(1), players, view);
    if (rule.count) args["count"] = (view[rule.count] as readonly unknown[]).length;
    return say(id, args);
  }
  return words;
}

/** Why something was refused, in a sentence; a code nobody wrote words for is told as it is. */
export function refusalSentence(
  refusal: { code: string; details: readonly unknown[] },
  game = "",
): string {
  const id = `refusal-${refusal.code}`;
  if (!has(id)) return say("client-refused", { code: refusal.code });
  const args: Variables = Object.fromEntries([...LETTERS].map((letter) => [letter, ""]));
  refusal.details.forEach((detail, i) => (args[LETTERS.charAt(i)] = shown(game, detail)));
  return say(id, { ...args, count: refusal.details.length });
}

/** The words of a message in the language of the device, else in the original. */
function sought(id: string) {
  const [message = "", attribute] = id.split(".");
  for (const bundle of language.said.bundles) {
    const found = bundle.getMessage(message);
    const pattern = attribute ? found?.attributes[attribute] : found?.value;
    if (pattern) return { bundle, pattern };
  }
  return null;
}

function eventTypes(game: string, code: string): readonly string[] | undefined {
  const types = eventData[`../../../src/fateloom/games/${game}/words/events.json`];
  return (types ?? guests.get(game)?.events)?.[code];
}

function shown(game: string, detail: unknown): FluentVariable {
  if (Array.isArray(detail)) return listed(detail.map((part) => String(shown(game, part))));
  if (typeof detail === "string") return game ? cardName(game, detail) : detail;
  return typeof detail === "number" ? detail : String(detail);
}

function variables(
  game: string,
  types: readonly string[],
  args: readonly unknown[],
  players: readonly string[],
  view: Readonly<Record<string, unknown>> = {},
): Variables {
  const result: Variables = {};
  types.forEach((type, i) => {
    const letter = LETTERS.charAt(i);
    const arg = args[i];
    const same = type === "as" && arg === String(args[i - 1]).charAt(0);
    if (same) result[letter] = SAME;
    else if (type.startsWith(NAMED)) {
      const names = new Map(view["names"] as readonly (readonly [string, string])[]);
      result[letter] = names.get(`${type.slice(NAMED.length)} ${String(arg)}`) ?? String(arg);
    } else result[letter] = readable(game, type, arg, players);
    if (type in LISTS) result[`${letter}n`] = (arg as readonly unknown[]).length;
  });
  return result;
}

function readable(
  game: string,
  type: string,
  arg: unknown,
  players: readonly string[],
): FluentVariable {
  if (arg === null || arg === undefined) return NONE;
  const part = LISTS[type];
  if (part) {
    return listed(
      (arg as readonly unknown[]).map((each) => String(readable(game, part, each, players))),
    );
  }
  switch (type) {
    case "seat":
      return players[Number(arg)] ?? "";
    case "card":
    case "treasure":
    case "power":
      return cardName(game, String(arg));
    case "alignment":
    case "as":
      return alignmentName(game, String(arg).charAt(0));
    case "hands":
      return (arg as readonly (readonly unknown[])[])
        .map((hand) => say(`${game}-hand`, variables(game, ["seat", "cards"], hand, players)))
        .reduce((told, next) => say(`${game}-hand-and`, { a: told, b: next }));
    case "count":
      return Number(arg);
    case "face":
      return say(`${game}-face`, { face: Number(arg) });
    default:
      return String(arg);
  }
}
