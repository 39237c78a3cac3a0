import type { OptionInfo } from "$lib/protocol";
import { has, say } from "$lib/words";

export type Value = OptionInfo["default"];
/** What each option is picked to be, by its name; a pick that is not offered counts for nothing. */
export type Picks = Readonly<Record<string, Value>>;

type Told = OptionInfo["told"][number];

export function toldOf(option: OptionInfo, value: Value): Told | undefined {
  return option.told.find((each) => each.value === value);
}

/** The values of an option that make a difference beside what others are picked to be. */
export function offered(option: OptionInfo, picks: Picks): Value[] {
  return option.values.filter((value) =>
    Object.entries(toldOf(option, value)?.where ?? {}).every(
      ([other, values]) => picks[other] !== undefined && values.includes(picks[other]),
    ),
  );
}

/** What an option is: as it was picked where that is offered, else what it is by itself. */
export function chosen(option: OptionInfo, picks: Picks): Value {
  const picked = picks[option.name];
  const there = picked !== undefined && offered(option, picks).includes(picked);
  return there ? picked : option.default;
}

/** Whether what an option is goes with so many players. */
export function fits(option: OptionInfo, picks: Picks, count: number): boolean {
  const seats = toldOf(option, chosen(option, picks))?.seats ?? [];
  return seats.length === 0 || seats.includes(count);
}

/** What an option is called. */
export function titleOf(game: string, option: OptionInfo): string {
  const key = keyOf(game, option);
  return has(key) ? say(key) : option.name;
}

/** What a value of an option is called. */
export function valueOf(game: string, option: OptionInfo, value: Value): string {
  const key = keyOf(game, option);
  const known = [`${key}-${value}`, `${key}-value`].find(has);
  const title = toldOf(option, value)?.title;
  return title ?? (known ? say(known, { value: String(value) }) : String(value));
}

/** What a value of an option means, or "". */
export function aboutOf(game: string, option: OptionInfo, value: Value): string {
  const known = `${keyOf(game, option)}-${value}-about`;
  return toldOf(option, value)?.about ?? (has(known) ? say(known) : "");
}

/** The language of what is told of a value, or "" where that is the client's own. */
export function languageOf(option: OptionInfo, value: Value): string {
  return toldOf(option, value)?.language ?? "";
}

/** The options that somebody who comes to a table wants to know: what most tables leave as it is
 * only where this one does not. */
export function worthTelling(options: readonly OptionInfo[], picks: Picks): OptionInfo[] {
  return options.filter(
    (option) =>
      offered(option, picks).length > 1 &&
      !(option.rare && chosen(option, picks) === option.default),
  );
}

const keyOf = (game: string, option: OptionInfo): string => `page-option-${game}-${option.name}`;
