import type { Snippet } from "svelte";
import type { IconName } from "$lib/icons/names";
import type { Chart } from "./loom";

/** What a board tells of the end of its game; the page of the end shows it. */
export interface EndStory {
  /** Who won or what fell, where the outcome's own words do not say it best. */
  headline?: string | undefined;
  /** Why, in a sentence or two. */
  why: string;
  /** What is pressed into the wax, and of which pigment that is. */
  seal: IconName;
  wax?: string;
  /** The heading of the chart: what it counts, and over what. */
  counts?: string;
  /** What is written at the end of a seat's line, if it is more than the last number. */
  ends?: (seat: number) => string;
  /** What it was about: it lies in the wreath. */
  prize: Snippet;
  /** What is read before anything else. */
  first?: Snippet | undefined;
  /** What became of a seat, and how far it came. */
  fate?: Snippet<[number]>;
  worth?: Snippet<[number]>;
  /** What else there is to tell. */
  more?: Snippet | undefined;
}

/** What is shared of an end: a picture and a few lines are made of it. */
export interface Shared {
  headline: string;
  why: string;
  winners: number;
  seal: IconName;
  wax: string;
  counts: string;
  chart: Chart | null;
}
