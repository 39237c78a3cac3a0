import type { HAIR_COLOURS, Pigment, SKINS } from "./pigments";

export const SEXES = ["f", "m"] as const;
export const AGES = ["young", "middle", "old", "child"] as const;
export const BUILDS = ["slight", "middling", "broad", "stooped"] as const;
export const FACES = ["oval", "round", "long", "square", "gaunt", "heart"] as const;
export const HAIRS = [
  "none",
  "cropped",
  "bowl",
  "long",
  "loose",
  "curls",
  "tonsure",
  "wisps",
  "wild",
  "plaits",
] as const;
export const BEARDS = [
  "stubble",
  "short",
  "full",
  "long",
  "forked",
  "goatee",
  "moustache",
] as const;
export const HATS = [
  "coif",
  "hood",
  "cowl",
  "wimple",
  "veil",
  "kerchief",
  "straw",
  "felt",
  "cap",
  "chaperon",
  "kettle",
  "mitre",
  "skullcap",
  "fillet",
  "cape-hood",
] as const;
export const EYES = ["plain", "wide", "narrow", "heavy", "sly", "closed"] as const;
export const BROWS = ["plain", "thick", "bushy", "thin", "frown", "raised", "sad"] as const;
export const NOSES = ["straight", "hook", "snub", "broad", "long", "sharp"] as const;
export const MOUTHS = ["plain", "smile", "thin", "down", "smirk", "open", "pursed"] as const;
export const MARKS = ["freckles", "flour", "soot", "scar", "glasses", "patch", "cheeks"] as const;
export const GOWNS = [
  "plain",
  "habit",
  "buttons",
  "kirtle",
  "apron",
  "cloak",
  "fur",
  "gambeson",
  "mail",
  "cope",
  "collar",
  "rags",
  "shawl",
] as const;
export const HOLDS = [
  "tally",
  "bowl",
  "quill",
  "roll",
  "list",
  "loaf",
  "peel",
  "scale",
  "sack",
  "jar",
  "keys",
  "spade",
  "crook",
  "crozier",
  "pole",
  "goad",
  "lantern",
  "candle",
  "ladle",
  "mug",
  "pack",
  "ribbon",
  "sword",
  "beads",
  "pie",
  "child",
  "stick",
  "bell",
  "rope",
] as const;
export const FRAMES = ["niche", "medallion", "quatrefoil", "window"] as const;
export const DIAPERS = ["lozenge", "scale", "check", "vine", "star", "rays"] as const;
export const BEASTS = ["goose", "dog", "ox", "bear"] as const;

export type Hat = (typeof HATS)[number];
export type Hair = (typeof HAIRS)[number];
export type Beard = (typeof BEARDS)[number];
export type Gown = (typeof GOWNS)[number];
export type Held = (typeof HOLDS)[number];
export type Frame = (typeof FRAMES)[number];
export type Diaper = (typeof DIAPERS)[number];
export type Beast = (typeof BEASTS)[number];

/**
 * How a person looks, in the words of a story. All but the id may be left out; the same words give
 * the same picture for ever.
 */
export interface Person {
  /** The seed of everything that chance decides: wisps, folds, freckles. */
  id: string;
  /** A beast in place of a person: only frame and field count beside it. */
  beast?: Beast;
  sex?: (typeof SEXES)[number];
  age?: (typeof AGES)[number];
  build?: (typeof BUILDS)[number];
  face?: (typeof FACES)[number];
  skin?: keyof typeof SKINS;
  hair?: Hair;
  hairColour?: keyof typeof HAIR_COLOURS;
  beard?: Beard;
  hat?: Hat;
  hatColour?: Pigment;
  /** The ribbon of a hat of straw or felt. */
  band?: Pigment;
  feather?: Pigment;
  /** A hood without its pointed tail. */
  bareHood?: boolean;
  /** The veil over a wimple. */
  veil?: Pigment;
  eyes?: (typeof EYES)[number];
  iris?: Pigment;
  brow?: (typeof BROWS)[number];
  nose?: (typeof NOSES)[number];
  mouth?: (typeof MOUTHS)[number];
  marks?: readonly (typeof MARKS)[number][];
  gown?: Gown;
  gownColour?: Pigment;
  /** The second cloth: lining, apron, scapular. */
  secondColour?: Pigment;
  sleeve?: Pigment;
  hose?: Pigment;
  /** Whether the gown reaches the ground in a full figure; women's and clerics' do anyway. */
  long?: boolean;
  /** One thing or two, in the right and the left hand. */
  holds?: readonly Held[];
  frame?: Frame;
  field?: Pigment;
  diaper?: Diaper;
  halo?: boolean;
  /** Which way the person looks; people look to the right. */
  turn?: "left" | "right";
  /** Degrees by which the head leans, -8 to 8. */
  tilt?: number;
}

export function marked(person: Person, mark: (typeof MARKS)[number]): boolean {
  return person.marks?.includes(mark) ?? false;
}
