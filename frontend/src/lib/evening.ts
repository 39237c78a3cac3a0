import type { IconName } from "./icons/names";
import type { EventInfo } from "./protocol";

/** Somebody at the table of an evening. */
export interface Companion {
  name: string;
  /** The kind of bot that played there; null for a person. */
  bot: string | null;
  /** A player of this device. */
  mine: boolean;
}

/** What a game notes of its end, by names of its own. */
export type Facts = Readonly<Record<string, string | number | boolean>>;

/** A finished game in which this device took part, as its history keeps it. */
export interface Evening {
  table: string;
  game: string;
  /** When it ended, in seconds since 1970. */
  ended: number;
  /** How long this device sat at the table, in minutes, and how often; 0 if that is not known. */
  minutes: number;
  sittings: number;
  players: readonly Companion[];
  winners: readonly number[];
  /** The best of this device's seats, its place from 1, and whether it won. */
  seat: number;
  place: number;
  won: boolean;
  /** It was neither won nor lost. */
  drawn: boolean;
  /** The day whose run of the day it was, as 2026-12-24; "" for all others. */
  daily: string;
  /** The events of the game were known: without them some facts are missing. */
  whole: boolean;
  facts: Facts;
}

/** A mark of honour: a story worth telling, and the rule by which it is earned. */
export interface Mark {
  id: string;
  icon: IconName;
  /** The colour of its wax. */
  wax: string;
  /** The evening that earned it, among all of them from the first to the last. */
  earned: (evenings: readonly Evening[]) => Evening | undefined;
}

/** What a game has to do with the history of a device: board/history.ts in its folder. */
export interface History {
  /** What to note of the end of a game, from the view and the events of a seat. */
  facts: (view: unknown, events: readonly EventInfo[], seat: number) => Facts;
  marks: readonly Mark[];
  /** An evening in a few words; "" if nothing was noted of it. */
  told: (evening: Evening) => string;
  tally?: Tally;
  pairs?: Pairs;
}

/** Scores by one fact, the most frequent first. */
export interface Tally {
  /** The words of the heading. */
  title: string;
  fact: string;
}

/** Scores by two facts: each value of the one with each of the other. */
export interface Pairs {
  /** The words of the heading. */
  title: string;
  rows: Side;
  columns: Side;
}

/** The values of a fact. One that can be picked at set-up has the portraits of that option. */
export interface Side {
  fact: string;
  values: readonly string[];
  name: (value: string) => string;
}

/** A mark that one evening of a game earns by itself. */
export function single(
  game: string,
  mark: Pick<Mark, "id" | "icon" | "wax">,
  test: (facts: Facts, evening: Evening) => boolean,
): Mark {
  return {
    ...mark,
    earned: (evenings) => evenings.find((each) => each.game === game && test(each.facts, each)),
  };
}

/** A fact that is a number, or 0. */
export function numberIn(facts: Facts, name: string): number {
  const found = facts[name];
  return typeof found === "number" ? found : 0;
}

/** A fact that is a text, or "". */
export function textIn(facts: Facts, name: string): string {
  const found = facts[name];
  return typeof found === "string" ? found : "";
}
