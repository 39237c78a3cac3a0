import { ownName } from "$lib/language.svelte";
import type { OptionInfo } from "$lib/protocol";
import { has, listed, say } from "$lib/words";

export type Value = OptionInfo["default"];
/** The picked value of each option, by name; a value that is not offered is ignored. */
export type Picks = Readonly<Record<string, Value>>;

type Told = OptionInfo["told"][number];

export function toldOf(option: OptionInfo, value: Value): Told | undefined {
  return option.told.find((each) => each.value === value);
}

/** What is known of a value beside its description: how long it takes, its mood, who can
 * be played, its languages, its author, its proof. */
export function factsOf(option: OptionInfo, value: Value): string[] {
  const told = toldOf(option, value);
  if (!told) return [];
  const [least, most] = told.minutes ?? [];
  return [
    ...(least === undefined || most === undefined
      ? []
      : [say("page-value-minutes", { least, most })]),
    ...(told.mood ? [moodWords(told.mood)] : []),
    ...(told.cast.length ? [castWords(told.cast)] : []),
    ...(told.languages.length ? [told.languages.map(ownName).join(", ")] : []),
    ...(told.author ? [say("page-value-author", { author: told.author })] : []),
    ...(told.proved ? [say("page-value-proved")] : []),
  ];
}

/** What an evening with a story feels like. */
export function moodWords(mood: string): string {
  const known = `page-value-mood-${mood}`;
  return has(known) ? say(known) : mood;
}

/** The heroes of a story. */
export function castWords(cast: readonly string[]): string {
  return say("page-value-cast", { names: listed(cast) });
}

/** The values of an option that have an effect with the other picks, at a table with `count`
 * seats. */
export function offered(option: OptionInfo, picks: Picks, count: number): Value[] {
  const there = option.values.filter((value) => (seatOf(option, value) ?? -1) < count);
  return there.filter((value) =>
    Object.entries(toldOf(option, value)?.where ?? {}).every(
      ([other, values]) => picks[other] !== undefined && values.includes(picks[other]),
    ),
  );
}

/** The value of an option: the picked one if it is offered, otherwise the default. */
export function chosen(option: OptionInfo, picks: Picks, count: number): Value {
  const picked = picks[option.name];
  const there = picked !== undefined && offered(option, picks, count).includes(picked);
  return there ? picked : option.default;
}

/** The value of an option that the address of the page asks for, otherwise the default. */
export function wished(option: OptionInfo, wish: string | null): Value {
  return option.values.find((value) => String(value) === wish) ?? option.default;
}

/** The seat that a value names, if the option names seats. */
function seatOf(option: OptionInfo, value: Value): number | undefined {
  return option.names_seats && typeof value === "number" ? value : undefined;
}

/** The picks after the players change from the order `before` to the order `after`: a picked seat
 * follows its player, and the pick of a player who has left is dropped. */
export function reseated<T>(
  options: readonly OptionInfo[],
  picks: Picks,
  before: readonly T[],
  after: readonly T[],
): Record<string, Value> {
  const moved = { ...picks };
  for (const option of options) {
    const seat = seatOf(option, picks[option.name] ?? option.default);
    const sitter = seat === undefined ? undefined : before[seat];
    if (sitter !== undefined) {
      const now = after.indexOf(sitter);
      moved[option.name] = now < 0 ? option.default : now;
    }
  }
  return moved;
}

/** Whether the value of an option is possible with this number of players. */
export function fits(option: OptionInfo, picks: Picks, count: number): boolean {
  const seats = toldOf(option, chosen(option, picks, count))?.seats ?? [];
  return seats.length === 0 || seats.includes(count);
}

/** The label of an option. */
export function titleOf(game: string, option: OptionInfo): string {
  const key = keyOf(game, option);
  return has(key) ? say(key) : option.name;
}

/** The label of a value of an option, at a table with these players. */
export function valueOf(
  game: string,
  option: OptionInfo,
  value: Value,
  names: readonly string[],
): string {
  const seat = seatOf(option, value);
  if (seat !== undefined) return nameOf(names, seat);
  const known = messageOf(game, option, value);
  const title = toldOf(option, value)?.title;
  return title ?? (known ? say(known, { value: String(value) }) : String(value));
}

/** What stands below the label of a value where it can be chosen, or "". */
export function noteOf(game: string, option: OptionInfo, value: Value): string {
  const known = messageOf(game, option, value);
  return known && has(`${known}.note`) ? say(`${known}.note`) : "";
}

/** What a value means for the table, as a part of a sentence; "" for what goes without saying. */
export function termOf(
  game: string,
  option: OptionInfo,
  value: Value,
  names: readonly string[],
): string {
  const label = valueOf(game, option, value, names);
  const own = messageOf(game, option, value) ?? keyOf(game, option);
  const known = [`${own}.term`, `${keyOf(game, option)}.term`].find(has);
  if (known) return say(known, { value: label });
  return value === option.default
    ? ""
    : say("page-sentence-term", { option: titleOf(game, option), value: label });
}

/** The description of a value of an option at a table with these players, or "". */
export function aboutOf(
  game: string,
  option: OptionInfo,
  value: Value,
  names: readonly string[],
): string {
  const seat = seatOf(option, value);
  if (seat !== undefined) {
    const next = nameOf(names, (seat + 1) % names.length);
    return say(`${keyOf(game, option)}-seat-about`, { name: nameOf(names, seat), next });
  }
  const known = `${keyOf(game, option)}-${value}-about`;
  return toldOf(option, value)?.about ?? (has(known) ? say(known) : "");
}

/** The language of a value's texts, or "" if it is the language of the client. */
export function languageOf(option: OptionInfo, value: Value): string {
  return toldOf(option, value)?.language ?? "";
}

/** The options to show to a new player: rare ones only if they differ from the default. */
export function worthTelling(
  options: readonly OptionInfo[],
  picks: Picks,
  count: number,
): OptionInfo[] {
  return options.filter(
    (option) =>
      offered(option, picks, count).length > 1 &&
      !(option.rare && chosen(option, picks, count) === option.default),
  );
}

/** The message of a value of an option, if it has one. */
function messageOf(game: string, option: OptionInfo, value: Value): string | undefined {
  const key = keyOf(game, option);
  return [`${key}-${value}`, `${key}-value`].find(has);
}

const keyOf = (game: string, option: OptionInfo): string => `page-option-${game}-${option.name}`;

/** The name of a seat's player, or the number of the seat while the name is empty. */
const nameOf = (names: readonly string[], seat: number): string =>
  names[seat]?.trim() || say("page-seat", { seat: seat + 1 });
