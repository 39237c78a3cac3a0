import type { DiaperStyle } from "$lib/draw/diaper";
import type { IconName } from "$lib/icons/names";
import type { Component } from "svelte";

/** The outline of a card's miniature tells its kind. */
export type Outline = "arch" | "round" | "lozenge" | "rect" | "foil";

/** A passage below the card in the close-up. */
export interface Passage {
  title: string;
  text: string;
}

/** What a power touches: an alignment or a thing by its icon, a kind of card by its outline. */
export type Touched = IconName | "base" | "bonus" | "multiplier";

/** A power at a glance: what it touches, and what happens to that. */
export interface Sign {
  touched: Touched;
  /** Words such as +1, or the sigil that it becomes. */
  becomes: string | { sigil: IconName };
}

/** Everything that is drawn on the front of a card, in the reader's language. */
export interface Face {
  /** The id of the card: its patterns are drawn from it. */
  id: string;
  /** The class that lends the colours of an alignment or family: a-G. */
  tone: string;
  style: DiaperStyle;
  outline: Outline;
  art: IconName;
  /** The numeral block: a value, or an initial; with a crest instead, nothing. */
  numeral: string;
  numeralSize: "large" | "small" | "versal";
  /** A sigil in the numeral block. */
  crest?: IconName;
  /** The sigil in the roundel under the numeral block. */
  sigil?: IconName;
  /** The mark at the foot of the bar. */
  foot?: IconName;
  /** The picture is smaller and leaves more room for words. */
  brief?: boolean;
  name: string;
  /** A text for the symbols, for screen readers. */
  signs?: string;
  /** A short line under the name. */
  line?: string;
  /** What the card does, as symbols. */
  sign?: Sign;
  /** What the card does, in a sentence. */
  power?: string;
  /** Its full name, and a short one where space is limited. */
  title?: string;
  short?: string;
  /** What cards of its kind are for: said by the lens alone. */
  meaning?: string;
  /** The rule that says so. */
  rule?: string;
  /** Ground under the figure's feet. */
  mound?: boolean;
  /** What draws its close-up, if it is not an ordinary card. */
  picture?: Component<{ face: Face; width?: number; still?: boolean }>;
  /** What else the close-up shows. */
  more?: readonly Passage[];
  /** What a screen reader says. */
  label: string;
  /** Its language, if it can differ from that of the page. */
  language?: string;
}

/** How a card lies on the table now. */
export interface CardState {
  playable?: boolean;
  chosen?: boolean;
  resting?: boolean;
  proposed?: boolean;
  rotated?: boolean;
  /** Why it cannot be played, in words. */
  barred?: string | undefined;
}
