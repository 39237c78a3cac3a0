import type { OptionInfo } from "$lib/protocol";
import { has, say } from "$lib/words";

export type Value = OptionInfo["default"];
/** What each option is picked to be, by its name; a pick that is not offered counts for nothing. */
export type Picks = Readonly<Record<string, Value>>;

type Told = OptionInfo["told"][number];

export function toldOf(option: OptionInfo, value: Value): Told | undefined {
  return option.told.find((each) => each.value === value);
}

/** The values of an option that make a difference beside what others are picked to be, at a table
 * of so many. */
export function offered(option: OptionInfo, picks: Picks, count: number): Value[] {
  const there = option.values.filter((value) => (seatOf(option, value) ?? -1) < count);
  return there.filter((value) =>
    Object.entries(toldOf(option, value)?.where ?? {}).every(
      ([other, values]) => picks[other] !== undefined && values.includes(picks[other]),
    ),
  );
}

/** What an option is: as it was picked where that is offered, else what it is by itself. */
export function chosen(option: OptionInfo, picks: Picks, count: number): Value {
  const picked = picks[option.name];
  const there = picked !== undefined && offered(option, picks, count).includes(picked);
  return there ? picked : option.default;
}

/** The seat that a value names, if the option names seats. */
function seatOf(option: OptionInfo, value: Value): number | undefined {
  return option.names_seats && typeof value === "number" ? value : undefined;
}

/** What is picked when those who sat in the order of `before` sit in that of `after`: a seat that
 * was picked goes with who sits there, and who has left is not picked any more. */
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

/** Whether what an option is goes with so many players. */
export function fits(option: OptionInfo, picks: Picks, count: number): boolean {
  const seats = toldOf(option, chosen(option, picks, count))?.seats ?? [];
  return seats.length === 0 || seats.includes(count);
}

/** What an option is called. */
export function titleOf(game: string, option: OptionInfo): string {
  const key = keyOf(game, option);
  return has(key) ? say(key) : option.name;
}

/** What a value of an option is called, at a table where these sit. */
export function valueOf(
  game: string,
  option: OptionInfo,
  value: Value,
  names: readonly string[],
): string {
  const seat = seatOf(option, value);
  if (seat !== undefined) return nameOf(names, seat);
  const key = keyOf(game, option);
  const known = [`${key}-${value}`, `${key}-value`].find(has);
  const title = toldOf(option, value)?.title;
  return title ?? (known ? say(known, { value: String(value) }) : String(value));
}

/** What a value of an option means at a table where these sit, or "". */
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

/** The language of what is told of a value, or "" where that is the client's own. */
export function languageOf(option: OptionInfo, value: Value): string {
  return toldOf(option, value)?.language ?? "";
}

/** The options that somebody who comes to a table wants to know: what most tables leave as it is
 * only where this one does not. */
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

const keyOf = (game: string, option: OptionInfo): string => `page-option-${game}-${option.name}`;

/** Who sits at a seat; somebody whose name is not typed yet is told by the seat's number. */
const nameOf = (names: readonly string[], seat: number): string =>
  names[seat]?.trim() || say("page-seat", { seat: seat + 1 });
