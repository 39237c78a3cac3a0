import { COLOURS, type Colour } from "./colours";
import { THINGS, type Thing } from "./things/things";
import {
  BASES,
  HOURS,
  LIGHTS,
  PHASES,
  POSES,
  SKIES,
  WEATHERS,
  type Base,
  type Hour,
  type Weather,
} from "./words";

/** A thing in a picture: where its foot stands, and how large it is in hundredths. */
export interface Standing {
  thing: Thing;
  x: number;
  y: number;
  size: number;
  mirrored: boolean;
}

/** Somebody in a picture: where the feet stand, and how tall the person is. */
export interface Figure {
  /** A stranger of the story, or "me", who visits the place. */
  who: string;
  x: number;
  y: number;
  height: number;
  pose: (typeof POSES)[number];
  mirrored: boolean;
}

/** A place as a story describes it. All but the id may be left out. */
export interface Place {
  /** The seed of everything that chance decides. */
  id: string;
  hour?: Hour;
  weather?: Weather;
  light?: (typeof LIGHTS)[number];
  phase?: (typeof PHASES)[number];
  /** Where the light stands, and how large it is. */
  lightAt?: readonly number[];
  sky?: (typeof SKIES)[number];
  base?: Base;
  horizon?: number;
  /** Where the foreground begins; the top of a wall. */
  ground?: number;
  top?: number;
  /** How many trees stand on the hills: their distance. 0: none. */
  trees?: number;
  birds?: number;
  /** From where to where a road runs, its width, and how it bends. */
  road?: readonly number[];
  roadColour?: Colour;
  river?: boolean;
  farColour?: Colour;
  middleColour?: Colour;
  nearColour?: Colour;
  groundColour?: Colour;
  waterColour?: Colour;
  wallColour?: Colour;
  floorColour?: Colour;
  /** A room of stone, without beams; tiles for boards. */
  stone?: boolean;
  tiles?: boolean;
  beams?: boolean;
  /** x, y, width and height of each window of a room; square ones have no pointed head. */
  windows?: readonly (readonly number[])[];
  square?: boolean;
  /** How far to the right the light of the windows falls. */
  beam?: number;
  back?: readonly Standing[];
  middle?: readonly Standing[];
  people?: readonly Figure[];
  fore?: readonly Standing[];
}

type Reader = (words: string) => unknown;
const WHOLE = /^-?\d{1,4}$/;

const oneOf =
  (words: readonly string[]): Reader =>
  (word) =>
    words.includes(word) ? word : undefined;
const number: Reader = (word) => (WHOLE.test(word) ? Number(word) : undefined);
const numbers = (words: string): number[] => words.split(" ").filter(WHOLE.test, WHOLE).map(Number);
const yes: Reader = (word) => word === "yes";
const colour = oneOf(Object.keys(COLOURS));
const each =
  (read: (part: string) => unknown): Reader =>
  (words) =>
    words
      .split(",")
      .map(read)
      .filter((part) => part !== undefined);

function standing(words: string): Standing | undefined {
  const [thing = ""] = words.split(" ");
  const [x = 0, y = 0, size = 100] = numbers(words);
  if (!(thing in THINGS)) return undefined;
  return {
    thing: thing as Thing,
    x,
    y,
    size,
    mirrored: words.endsWith(" mirrored"),
  };
}

function figure(words: string): Figure {
  const [who = ""] = words.split(" ");
  const [x = 0, y = 0, height = 130] = numbers(words);
  const pose = POSES.find((each) => words.split(" ").slice(4).includes(each)) ?? "stand";
  return { who, x, y, height, pose, mirrored: words.endsWith(" mirrored") };
}

const READERS: { [Key in Exclude<keyof Place, "id">]-?: Reader } = {
  hour: oneOf(HOURS),
  weather: oneOf(WEATHERS),
  light: oneOf(LIGHTS),
  phase: oneOf(PHASES),
  lightAt: numbers,
  sky: oneOf(SKIES),
  base: oneOf(BASES),
  horizon: number,
  ground: number,
  top: number,
  trees: number,
  birds: number,
  road: numbers,
  roadColour: colour,
  river: yes,
  farColour: colour,
  middleColour: colour,
  nearColour: colour,
  groundColour: colour,
  waterColour: colour,
  wallColour: colour,
  floorColour: colour,
  stone: yes,
  tiles: yes,
  beams: yes,
  windows: each(numbers),
  square: yes,
  beam: number,
  back: each(standing),
  middle: each(standing),
  people: each(figure),
  fore: each(standing),
};

/**
 * The place that a story describes, as a view carries it:
 * `hour=dawn;horizon=214;back=church 250 232 50,house 560 236 42 mirrored`. Words that the painter
 * does not know are passed over; the story's checker refuses them.
 */
export function placeOf(id: string, scene: string): Place {
  const found: Record<string, unknown> = { id };
  for (const part of scene.split(";")) {
    const [trait = "", words = ""] = part.split("=");
    const key = trait.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
    if (!Object.hasOwn(READERS, key)) continue;
    const value = READERS[key as keyof typeof READERS](words);
    if (value !== undefined) found[key] = value;
  }
  return found as unknown as Place;
}
