import type { DiaperStyle } from "$lib/draw/diaper";
import type { IconName } from "$lib/icons/names";
import type { Component } from "svelte";

/** The outline of a card's miniature tells its kind. */
export type Outline = "arch" | "round" | "lozenge" | "rect" | "foil";

/** A passage that stands under a card in the reading glass. */
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

/** Everything that is drawn on the front of a card. Words come in already in the reader's tongue. */
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
  /** What is drawn as signs, in words, for those who do not see them. */
  signs?: string;
  /** A short line under the name. */
  line?: string;
  /** What the card does, in signs. */
  sign?: Sign;
  /** What the card does, in a sentence. */
  power?: string;
  /** What it is called in full, and in a word where there is room for no more. */
  title?: string;
  short?: string;
  /** What cards of its kind are for: said by the lens alone. */
  meaning?: string;
  /** The rule that says so. */
  rule?: string;
  /** Ground under the figure's feet. */
  mound?: boolean;
  /** What draws it under the reading glass where it is no card like the others. */
  picture?: Component<{ face: Face; width?: number; still?: boolean }>;
  /** What else the reading glass tells. */
  more?: readonly Passage[];
  /** What a screen reader says. */
  label: string;
  /** The one it is written in, where that need not be the one of the page. */
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
