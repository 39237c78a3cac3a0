import { rng } from "$lib/draw/rng";
import { smooth, type Draw, type Point } from "../ink";
import type { Person } from "./person";
import { HAIR_COLOURS, SKINS } from "./pigments";

/** The measures of a head in three quarters that looks to the right, around x = 100. */
export interface Skull {
  /** Its width, in shares of the usual one. */
  w: number;
  len: number;
  /** The height at a share of the face, from the crown (0) to the chin (1). */
  y(share: number): number;
  child: boolean;
  /** Middle-aged or older. */
  lined: boolean;
  old: boolean;
  skin: string;
  hair: string;
  /** Where the eyes and the mouth are. */
  eyes: number;
  mouth: number;
  outline: string;
  random: Draw;
}

const SHAPES = {
  oval: { w: 1, jaw: 0.78, len: 1, hollow: 0 },
  round: { w: 1.09, jaw: 0.98, len: 0.95, hollow: 0 },
  long: { w: 0.94, jaw: 0.76, len: 1.1, hollow: 0 },
  square: { w: 1.05, jaw: 1.06, len: 1.02, hollow: 0 },
  gaunt: { w: 0.93, jaw: 0.7, len: 1.07, hollow: 4 },
  heart: { w: 1.01, jaw: 0.62, len: 0.97, hollow: 0 },
  child: { w: 1.03, jaw: 0.8, len: 0.86, hollow: 0 },
} as const;

export function skull(person: Person): Skull {
  const child = person.age === "child";
  const old = person.age === "old";
  const { w, jaw, len, hollow } = SHAPES[child ? "child" : (person.face ?? "oval")];
  const y = (share: number): number => 54 + share * 73 * len;
  const face: Point[] = [
    [100 + 23 * w, y(0.13)],
    [100 + 27 * w, y(0.34)],
    [100 + 24.5 * w, y(0.48)],
    [100 + 27 * w, y(0.61)],
    [100 + (19 + 5 * jaw) * w - hollow, y(0.78)],
    [100 + 13 * jaw + 7, y(0.94)],
    [107, y(1)],
    [97, y(0.985)],
    [100 - 19 * jaw * w - 2 + hollow * 0.6, y(0.82)],
    [100 - 26 * w, y(0.62)],
    [100 - 28 * w, y(0.36)],
    [100 - 21 * w, y(0.1)],
    [100, y(0) - 1],
  ];
  return {
    w,
    len,
    y,
    child,
    old,
    lined: old || person.age === "middle",
    skin: SKINS[person.skin ?? "fair"],
    hair: HAIR_COLOURS[person.hairColour ?? (old ? "grey" : "brown")],
    eyes: y(child ? 0.55 : 0.49),
    mouth: y(child ? 0.83 : 0.805),
    outline: smooth(face, true),
    random: rng(`head${person.id}`).next,
  };
}
