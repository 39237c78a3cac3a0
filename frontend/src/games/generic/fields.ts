/** A view of any game, made readable: what each seat has, and what else there is to see. */
import type { Refusal } from "$lib/protocol";
import { cardName, has, listed, readableValue, readableName, say, viewTypes } from "$lib/words";

type View = Readonly<Record<string, unknown>>;

/** A field of the view with what it holds; several rows where it holds several things. */
export interface Field {
  name: string;
  label: string;
  rows: readonly string[];
}

/** A field with a value for each seat. */
export interface SeatField {
  name: string;
  label: string;
  values: readonly string[];
}

export interface Fields {
  seats: readonly SeatField[];
  table: readonly Field[];
  /** What cannot be chosen now, and why. */
  blocked: readonly Refusal[];
}

/** Fields that the page shows in its own way. */
const ELSEWHERE = new Set(["seat", "waiting", "outcome", "names", "blocked"]);
/** The type of a field that holds one value for each seat begins with it. */
const EACH = "each ";
const HIDDEN = "hidden";

/** The fields of a view, by the types that the game's package declares in words/view.json. */
export function fieldsOf(game: string, shown: unknown, names: readonly string[]): Fields {
  const view = shown as View;
  const types = viewTypes(game);
  const seats: SeatField[] = [];
  const table: Field[] = [];
  for (const [name, value] of Object.entries(view)) {
    const type = types[name];
    if (ELSEWHERE.has(name) || type === HIDDEN) continue;
    if (type?.startsWith(EACH) && Array.isArray(value)) {
      const each = type.slice(EACH.length);
      const values = value.map((one: unknown) => words(game, one, names, each));
      seats.push({ name, label: label(game, name), values });
    } else if (isOfSeats(value, names.length)) {
      seats.push(...columns(game, value, names));
    } else {
      table.push({ name, label: label(game, name), rows: rows(game, value, names, type) });
    }
  }
  return { seats, table, blocked: (view["blocked"] as readonly Refusal[] | undefined) ?? [] };
}

/** The state of the table in a line: in the game's own words, else the round. */
export function whereIn(game: string, shown: unknown): string {
  const view = shown as View;
  const id = `${game}-where`;
  if (has(id)) return say(id, scalars(view));
  return typeof view["round"] === "number"
    ? say("board-where-round", { round: view["round"] })
    : "";
}

/** The question to a seat, in the game's own words; null without any. */
export function askIn(game: string, shown: unknown): string | null {
  const id = `${game}-ask`;
  return has(id) ? say(id, scalars(shown as View)) : null;
}

/** What a sentence about a view gets: those of its fields that are one number or word. */
function scalars(view: View): Record<string, string | number> {
  const found = Object.entries(view).map(([name, value]) => [
    name,
    typeof value === "number" || typeof value === "string" ? value : String(value ?? "none"),
  ]);
  return Object.fromEntries(found) as Record<string, string | number>;
}

function label(game: string, name: string): string {
  const id = `${game}-field-${name.replaceAll("_", "-")}`;
  return has(id) ? say(id) : readableName(name);
}

/** Whether a value has an object for each seat, each saying whose it is. */
function isOfSeats(value: unknown, count: number): value is readonly View[] {
  return (
    Array.isArray(value) &&
    value.length === count &&
    value.every((each, i) => isObject(each) && each["seat"] === i)
  );
}

function columns(game: string, parts: readonly View[], names: readonly string[]): SeatField[] {
  return Object.keys(parts[0] ?? {})
    .filter((name) => name !== "seat")
    .map((name) => ({
      name,
      label: label(game, name),
      values: parts.map((part) => words(game, part[name], names)),
    }));
}

function rows(game: string, value: unknown, names: readonly string[], type?: string): string[] {
  const several = Array.isArray(value) && value.some(isObject);
  return several
    ? value.map((each: unknown) => words(game, each, names))
    : [words(game, value, names, type)];
}

function words(game: string, value: unknown, names: readonly string[], type?: string): string {
  if (value === null || value === undefined || value === "") return say("board-nothing");
  if (Array.isArray(value) && value.length === 0) return say("board-nothing");
  if (typeof value === "boolean") return say(value ? "board-yes" : "board-no");
  if (type !== undefined) return readableValue(game, type, value, names);
  if (Array.isArray(value)) return listed(value.map((each) => words(game, each, names)));
  if (isObject(value)) {
    return Object.entries(value)
      .map(([name, each]) => `${label(game, name)}: ${words(game, each, names)}`)
      .join("; ");
  }
  return typeof value === "string" ? cardName(game, value) : String(value);
}

function isObject(value: unknown): value is View {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
