import { expect, test } from "vitest";
import { drawBust } from "./bust";
import { drawFigure, POSES } from "./figure";
import {
  AGES,
  BEARDS,
  BEASTS,
  BROWS,
  BUILDS,
  DIAPERS,
  EYES,
  FACES,
  FRAMES,
  GOWNS,
  HAIRS,
  HATS,
  HOLDS,
  MARKS,
  MOUTHS,
  NOSES,
  type Person,
} from "./person";
import { blend, HAIR_COLOURS, PIGMENTS, SKINS } from "./pigments";
import { drawHead, drawPortrait } from "./portrait";
import { personOf } from "./traits";

const plain: Person = { id: "somebody", hat: "felt", hair: "cropped" };

/** One person for each word of a part. */
function each<Key extends keyof Person>(key: Key, words: readonly Person[Key][]): Person[] {
  return words.map((word) => ({ ...plain, [key]: word }));
}

const all: Person[] = [
  ...each("age", AGES),
  ...each("build", BUILDS),
  ...each("face", FACES),
  ...each("hair", HAIRS),
  ...each("beard", BEARDS),
  ...each("hat", HATS),
  ...each("eyes", EYES),
  ...each("brow", BROWS),
  ...each("nose", NOSES),
  ...each("mouth", MOUTHS),
  ...each("gown", GOWNS),
  ...each("beast", BEASTS),
  ...each("frame", FRAMES),
  ...each("diaper", DIAPERS),
  ...each("skin", Object.keys(SKINS) as (keyof typeof SKINS)[]),
  ...each("hairColour", Object.keys(HAIR_COLOURS) as (keyof typeof HAIR_COLOURS)[]),
  ...each("hatColour", Object.keys(PIGMENTS) as (keyof typeof PIGMENTS)[]),
  ...each(
    "marks",
    MARKS.map((mark) => [mark]),
  ),
  ...each(
    "holds",
    HOLDS.map((held) => [held]),
  ),
];

const words = (person: Person): string => JSON.stringify(person);

test.each(all.map((person) => [words(person), person] as const))("draws %s", (_, person) => {
  const drawn = drawPortrait(person, "a").inside + drawFigure(person, "b");
  expect(/NaN|undefined|Infinity/.test(drawn)).toBe(false);
});

test("every word of a person makes another picture", () => {
  const pictures = all.map((person) => drawPortrait(person, "a").inside);
  const different = new Map(pictures.map((picture, i) => [picture, all[i]]));
  // The plain person stands for one word of most parts.
  const plainly = drawPortrait(plain, "a").inside;
  const same = all.filter((_, i) => pictures[i] === plainly).map(words);
  expect(same.length).toBeLessThan(16);
  expect(different.size).toBe(all.length - same.length + 1);
});

test("the same words give the same picture", () => {
  for (const person of all)
    expect(drawBust(person, "a") === drawBust({ ...person }, "a")).toBe(true);
});

test("ids begin with the key, so that two pictures do not share them", () => {
  const mother: Person = { ...plain, holds: ["ladle", "child"], beard: "stubble" };
  const ids = [...drawPortrait(mother, "one").inside.matchAll(/id="([^"]*)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^one-/);
});

test("somebody who looks to the left is the mirror image", () => {
  expect(drawBust({ ...plain, turn: "left" }, "a").includes(drawBust(plain, "a"))).toBe(true);
});

test("a pose moves the body, and a child is smaller than its mother", () => {
  expect(new Set(POSES.map((pose) => drawFigure(plain, "a", pose))).size).toBe(POSES.length);
  expect(drawFigure({ ...plain, age: "child" }, "a").includes("scale(0.66)")).toBe(true);
});

test("colours are blended part by part", () => {
  expect(blend("#000000", "#ffffff", 0.5)).toBe("#808080");
  expect(blend("#102030", "#ffffff", 0)).toBe("#102030");
});

test("a person is read from the traits that a story gives", () => {
  expect(personOf("nan", "hair=plaits hair-colour=red holds=ladle,child long=yes tilt=-3")).toEqual(
    {
      id: "nan",
      hair: "plaits",
      hairColour: "red",
      holds: ["ladle", "child"],
      long: true,
      tilt: -3,
    },
  );
});

test("somebody without traits looks like nobody else, and always the same", () => {
  const strangers = ["a", "b", "c", "d"].map((id) => drawBust(personOf(id, ""), "k"));
  expect(new Set(strangers).size).toBe(4);
  expect(strangers[0] === drawBust(personOf("a", ""), "k")).toBe(true);
});

test("a head on the map has the ring of its hero", () => {
  expect(drawHead(plain, "a", "var(--pf)").inside.includes("var(--pf)")).toBe(true);
  expect(drawPortrait(plain, "a").inside.includes("var(--pf)")).toBe(false);
});
