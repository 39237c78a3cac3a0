import type { FluentVariable } from "@fluent/bundle";
import { language } from "./language.svelte";
import type { GameWords, MoveInfo } from "./protocol";

/**
 * The texts of the interface, by id, from the same files that Python reads
 * (src/fateloom/locale, and the words of a game in its folder).
 * A data file beside them says how the arguments of an event become the variables of its sentence.
 * The conventions are at the head of destiny.ftl; src/fateloom/words.py does the same in Python.
 * Nothing here is specific to one game.
 *
 * All words are in the language of the device. Templates, effects and derived values update when it changes.
 */

/** The argument of a sentence for null. */
const NONE = "none";
/** The argument of a sentence for something `new` whose name includes the name before it. */
const SAME = "same";
const NEW = "new ";
const LETTERS = "abcdefgh";

type Variables = Record<string, FluentVariable>;
/** A part of a sentence: a message with arguments of its own. */
interface Part {
  readonly [message: string]: readonly Type[];
}
/** The type of an argument: a word, with an s for several; or a part of the sentence, or a list. */
export type Type = string | Part | readonly Part[];

export interface Sayable {
  code: string;
  args: readonly unknown[];
}

/** The types of a game: of its events, and for the generic board those of its view; and its tips. */
interface Types {
  events: Record<string, readonly Type[]>;
  view: Record<string, string>;
  tips?: GameWords["tips"];
}
const known = new Map<string, Types>();

export function addTypes(game: string, types: Types): void {
  known.set(game, types);
}

/** The types of the fields of a game's view, for the generic board. */
export function viewTypes(game: string): Readonly<Record<string, string>> {
  return known.get(game)?.view ?? {};
}

/** The tips that a game's package brings as data, each with the views at which it is told. */
export function tipsOf(game: string): NonNullable<GameWords["tips"]> {
  return known.get(game)?.tips ?? [];
}

/** The text of a message; `id.attribute` reads an attribute. Without a text, the id itself. */
export function say(id: string, args: Variables = {}): string {
  const found = sought(id);
  const errors: Error[] = [];
  const text = found ? found.bundle.formatPattern(found.pattern, args, errors) : id;
  if (import.meta.env.DEV && (!found || errors.length > 0)) {
    console.error(`no words for ${id}`, ...errors);
  }
  return text;
}

/** Whether this message has a text. */
export function has(id: string): boolean {
  return sought(id) !== null;
}

/** A list as a phrase: "a", "a and b", "a, b, and c". */
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

/** The title of a game, in full or in another form; without a text, its name. */
export function gameTitle(
  game: string,
  form: "" | "short" | "line" | "about" | "open" | "rules" | `lesson-${string}` = "",
): string {
  const id = form === "" ? `game-${game}` : `game-${game}-${form}`;
  if (has(id)) return say(id);
  const full = has(`game-${game}`) ? say(`game-${game}`) : readableName(game);
  if (form === "open") return say("board-open", { game: full });
  if (form === "rules") return say("page-rules-of", { game: full });
  return form === "line" || form === "about" ? "" : full;
}

/** A name in code as a label: `own_hand` is "Own hand". */
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
  return String(readable(game, type, value, players, undefined));
}

/** The readable name of something of a kind; without one, the thing itself. */
export function named(game: string, kind: string, thing: string): string {
  const ids = [`${game}-${kind}-${slug(thing)}`, `${game}-card-${slug(thing)}`];
  const id = ids.find(has);
  return id === undefined ? thing : say(id);
}

/** The readable name of a card. */
export function cardName(game: string, card: string): string {
  return named(game, "card", card);
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

/** The seat that caused an event, the first one it names, or null. */
export function eventSeat(game: string, event: Sayable): number | null {
  return eventTypes(game, event.code)?.[0] === "seat" ? Number(event.args[0]) : null;
}

/** A move as the text of a button; `view` is the chooser's view. */
export function moveLabel(
  game: string,
  move: Pick<MoveInfo, "kind" | "args" | "text">,
  view: unknown,
  players: readonly string[],
): string {
  const [first] = Object.values(move.args);
  const kinds = [...(typeof first === "string" ? [`${move.kind}-${slug(first)}`] : []), move.kind];
  const id = kinds.map((kind) => `${game}-move-${kind}`).find(has);
  if (id === undefined) return move.text;
  const seen = view as Readonly<Record<string, unknown>>;
  const names = new Map((seen["names"] ?? []) as readonly (readonly [string, string])[]);
  return say(id, { ...standing(seen), ...objects(game, move.args, players, names) });
}

/** The objects of a move, or of something that comes of it, as the variables of its sentence. */
export function objects(
  game: string,
  args: MoveInfo["args"],
  players: readonly string[],
  names: ReadonlyMap<string, string> = new Map(),
): Variables {
  const found: Variables = {};
  for (const [key, value] of Object.entries(args)) {
    found[key] = argument(game, key, value, players, names);
  }
  return found;
}

/** The sentence of a refusal; a code without a sentence is shown as it is. */
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

/** The text of a message in the language of the device, else in the original. */
function sought(id: string) {
  const [message = "", attribute] = id.split(".");
  for (const bundle of language.said.bundles) {
    const found = bundle.getMessage(message);
    const pattern = attribute ? found?.attributes[attribute] : found?.value;
    if (pattern) return { bundle, pattern };
  }
  return null;
}

function eventTypes(game: string, code: string): readonly Type[] | undefined {
  return known.get(game)?.events[code];
}

function shown(game: string, detail: unknown): FluentVariable {
  if (Array.isArray(detail)) return listed(detail.map((part) => String(shown(game, part))));
  if (typeof detail === "string") return game ? cardName(game, detail) : detail;
  return typeof detail === "number" ? detail : String(detail);
}

/** An argument of a move, as the variable of its sentence. */
function argument(
  game: string,
  key: string,
  value: unknown,
  players: readonly string[],
  names: ReadonlyMap<string, string>,
): FluentVariable {
  if (value === null) return NONE;
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (Array.isArray(value)) {
    return listed(value.map((each) => String(argument(game, key, each, players, names))));
  }
  if (key === "seat" || key === "seats") return players[Number(value)] ?? "";
  if (typeof value === "number") return value;
  const word = String(value);
  return names.get(`${key} ${word}`) ?? named(game, key, word);
}

/** The variables that a move's sentence gets from a view: lists become their lengths. */
function standing(view: Readonly<Record<string, unknown>>): Variables {
  const found: Variables = {};
  for (const [field, value] of Object.entries(view)) {
    if (Array.isArray(value)) found[field] = value.length;
    else if (value === null) found[field] = NONE;
    else if (typeof value === "string" || typeof value === "number") found[field] = value;
  }
  return found;
}

/** The variables of a sentence for the arguments of an event, by their types. */
function variables(
  game: string,
  types: readonly Type[],
  args: readonly unknown[],
  players: readonly string[],
): Variables {
  const result: Variables = {};
  types.forEach((type, i) => {
    const letter = LETTERS.charAt(i);
    const arg = args[i];
    result[letter] = readable(game, type, arg, players, args[i - 1]);
    if (Array.isArray(arg)) result[`${letter}n`] = arg.length;
  });
  return result;
}

function readable(
  game: string,
  type: Type,
  arg: unknown,
  players: readonly string[],
  before: unknown,
): FluentVariable {
  if (arg === null || arg === undefined) return NONE;
  if (typeof type !== "string") return composed(game, type, arg, players);
  if (Array.isArray(arg)) {
    const one = type.replace(/s$/, "");
    return listed(arg.map((each) => String(readable(game, one, each, players, undefined))));
  }
  const word = String(arg);
  if (type.startsWith(NEW)) {
    const same = String(before).startsWith(word);
    return same ? SAME : named(game, type.slice(NEW.length), word);
  }
  switch (type) {
    case "seat":
      return players[Number(arg)] ?? "";
    case "count":
      return Number(arg);
    case "text":
      return word;
    default:
      return named(game, type, word);
  }
}

/** A part of a sentence, or several, joined by their own message if there is one. */
function composed(
  game: string,
  type: Part | readonly Part[],
  arg: unknown,
  players: readonly string[],
): string {
  if (!isList(type)) {
    const [message = "", types = []] = Object.entries(type)[0] ?? [];
    const args: readonly unknown[] = Array.isArray(arg) ? arg : [arg];
    return say(`${game}-${message}`, variables(game, types, args, players));
  }
  const [part = {}] = type;
  const told = (arg as readonly unknown[]).map((each) => composed(game, part, each, players));
  const joint = `${game}-${Object.keys(part)[0]}-and`;
  if (told.length === 0 || !has(joint)) return listed(told);
  return told.reduce((text, next) => say(joint, { a: text, b: next }));
}

function isList(type: Part | readonly Part[]): type is readonly Part[] {
  return Array.isArray(type);
}
