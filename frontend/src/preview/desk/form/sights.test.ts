import { expect, test } from "vitest";
import type { Schema } from "../schema";
import { drawable, looks, traits, traitsOf } from "./sights";

const schema: Schema = { $ref: "#/definitions/portrait" };
const root: Schema = {
  definitions: {
    portrait: {
      type: "object",
      properties: {
        hat: { enum: ["coif", "hood"] },
        holds: { type: "array", items: { enum: ["mug", "pie", "bell"] }, maxItems: 2 },
        halo: { type: "boolean" },
        tilt: { type: "integer", minimum: -2, maximum: 2 },
      },
    },
  },
};
const path = ["npcs", "tull", "portrait"];
const tull = { hat: "hood", holds: ["mug", "pie"], tilt: 0 };

test("looks are written as views carry them", () => {
  expect(traitsOf({ ...tull, halo: true, long: false, marks: [] })).toBe(
    "hat=hood holds=mug,pie tilt=0 halo=yes",
  );
});

test("what is misspelt is not drawn", () => {
  const found = drawable(root, schema, {
    ...tull,
    hat: "hod",
    holds: ["mug", "<b>"],
    tilt: "x",
    nose: 1,
  });
  expect(found).toEqual({ holds: ["mug"] });
  expect(drawable(root, schema, { ...tull, halo: true })).toEqual({ ...tull, halo: true });
});

test("a trait has a look for each of its words, and one without it", () => {
  expect(traits(root, schema)).toEqual(["hat", "holds", "halo", "tilt"]);
  const found = looks(root, schema, path, tull, "hat");
  expect(found.map(({ name, value, chosen }) => [name, value, chosen])).toEqual([
    ["", undefined, false],
    ["coif", "coif", false],
    ["hood", "hood", true],
  ]);
  expect(found[0]?.portrait).toEqual({ holds: ["mug", "pie"], tilt: 0 });
  expect(found[1]?.portrait).toEqual({ ...tull, hat: "coif" });
  expect(found[1]?.path).toEqual([...path, "hat"]);
});

test("words of a list are put in and taken out, and the oldest gives way", () => {
  const found = looks(root, schema, path, tull, "holds").map(({ name, value }) => [name, value]);
  expect(found).toEqual([
    ["", undefined],
    ["mug", ["pie"]],
    ["pie", ["mug"]],
    ["bell", ["pie", "bell"]],
  ]);
  expect(looks(root, schema, path, { holds: ["mug"] }, "holds")[1]?.value).toBeUndefined();
});

test("switches and numbers have looks, too", () => {
  expect(looks(root, schema, path, tull, "halo").map(({ value }) => value)).toEqual([
    undefined,
    true,
  ]);
  expect(looks(root, schema, path, tull, "tilt").map(({ value }) => value)).toEqual([
    undefined,
    -2,
    0,
    2,
  ]);
  expect(looks(root, schema, path, tull, "nose")).toEqual([]);
});
