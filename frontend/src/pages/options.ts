import type { OptionInfo } from "$lib/protocol";

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
