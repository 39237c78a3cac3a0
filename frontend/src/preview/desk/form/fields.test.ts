import { describe, expect, test } from "vitest";
import type { Schema } from "../schema";
import { fieldsOf, isDeep, kindOf, numbersIn, valueAt } from "./fields";

const root: Schema = {
  definitions: {
    condition: { anyOf: [{ enum: ["wet"] }, { type: "string" }] },
    portrait: { type: "object", properties: { hat: { enum: ["coif"] } } },
    edges: { type: "object", properties: { n: { type: "string" } } },
    result: {
      type: "object",
      properties: {
        choice: { $ref: "#/definitions/choice" },
        when: { $ref: "#/definitions/condition" },
      },
    },
    choice: {
      type: "object",
      properties: {
        answers: { type: "object", additionalProperties: { $ref: "#/definitions/choice" } },
      },
    },
    tile: {
      type: "object",
      properties: {
        name: { type: "string", description: "What it is called." },
        arrival: { $ref: "#/definitions/result" },
      },
      required: ["name"],
    },
  },
};

describe("how a value is edited", () => {
  test.each([
    ["start", { enum: ["box", "explored"] }, "choice"],
    ["tile", { enum: "abcdefghij".split("") }, "name"],
    ["name", { type: "string" }, "prose"],
    ["on", { anyOf: [{ type: "integer" }, { type: "string" }] }, "name"],
    ["number", { type: "integer" }, "whole"],
    ["waits", { type: "boolean" }, "truth"],
    ["at", { type: "array", items: { type: "integer" } }, "numbers"],
    ["reveals", { type: "array", items: { enum: ["a"] } }, "words"],
    ["spots", { type: "array", items: { type: "array", items: { type: "integer" } } }, "inText"],
    ["states", { type: "object", additionalProperties: { type: "string" } }, "texts"],
    ["edges", { $ref: "#/definitions/edges" }, "group"],
    ["portrait", { $ref: "#/definitions/portrait" }, "portrait"],
    ["picture", { enum: ["a"] }, "picture"],
    ["icon", { enum: ["a"] }, "icon"],
    ["when", { $ref: "#/definitions/condition" }, "inText"],
    ["arrival", { $ref: "#/definitions/result" }, "inText"],
  ] satisfies [string, Schema, string][])("%s", (key, schema, kind) => {
    expect(kindOf(root, key, schema)).toBe(kind);
  });

  test("what contains itself has an end", () => {
    expect(isDeep(root, { $ref: "#/definitions/choice" })).toBe(false);
    expect(isDeep(root, { $ref: "#/definitions/result" })).toBe(true);
  });
});

test("the fields stand in the order of the schema, with what they mean", () => {
  const fields = fieldsOf(root, { $ref: "#/definitions/tile" }, ["tiles", "quay"]);
  expect(fields.map(({ key, needed, about, path }) => [key, needed, about, path])).toEqual([
    ["name", true, "What it is called.", ["tiles", "quay", "name"]],
    ["arrival", false, "", ["tiles", "quay", "arrival"]],
  ]);
});

test("a value is found by its path", () => {
  expect(valueAt({ at: [1, 2], name: "x" }, ["at", 1])).toBe(2);
  expect(valueAt({ name: "x" }, ["name", "y"])).toBeUndefined();
});

test("numbers are read with commas or spaces between", () => {
  expect(numbersIn(" 1, -2 3 ")).toEqual([1, -2, 3]);
  expect(numbersIn("")).toEqual([]);
  expect(numbersIn("1, a")).toBeNull();
  expect(numbersIn("1.5")).toBeNull();
});
