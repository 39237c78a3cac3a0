import type { Component } from "svelte";
import type { EventInfo } from "./protocol";

/** Something on the table, by its `data-place`; of several names the first in sight counts. */
export type Place = string | readonly string[];

/** A part of what is seen of an event, as data. */
export type Act =
  /** A thread is drawn from the doer through the gutters, and an arrow head stamped at its end. */
  | { act: "thread"; from: Place; to: Place }
  /** A frame is laid around something: vermilion for harm, gold for gain. */
  | { act: "ring"; at: Place; tone: "harm" | "gain" }
  /** A card rises a little from where it lies. */
  | { act: "lift"; at: Place }
  /** A card, or its back (null), flies to a place, or falls away (null), after some milliseconds. */
  | { act: "fly"; card: string | null; from: Place; to: Place | null; after?: number }
  /** Cards are dealt to where they lie, one after the other. */
  | { act: "deal"; to: readonly string[] }
  /** A number counts from what it was, or from `from`, to what it is. */
  | { act: "count"; at: Place; from?: number }
  /** A hammer falls on something. */
  | { act: "gavel"; at: Place }
  /** Something strikes in the direction of something else. */
  | { act: "strike"; at: Place; to: Place }
  /** Something slides over what lay there. */
  | { act: "cover"; at: Place }
  /** Something large comes up. */
  | { act: "rise"; at: Place }
  /** What was hidden opens from its middle, or its halves (`data-parts`) move aside. */
  | { act: "reveal"; at: Place }
  /** Dice roll: the board itself draws them. */
  | { act: "dice" }
  /** Something trembles once. */
  | { act: "tremble"; at: Place };

/** Acts at the same time. */
export type Step = readonly Act[];

/** Who looks on, how many play, and what the table looks like after all that happened. */
export interface Audience {
  seat: number | null;
  seats: number;
  view: unknown;
}

/** How a game acts out what happens. */
export interface Acting {
  /** The steps of an event, one after the other; and what happened after and before it, as far as known. */
  script: (
    event: EventInfo,
    rest: readonly EventInfo[],
    audience: Audience,
    before: readonly EventInfo[],
  ) => readonly Step[];
  /** Draws what flies: the card, or its back (null), as wide as `--w`. */
  Flown?: Component<{ card: string | null }>;
}
