/** The fields of a form, from the schema of a story and what a file says. */
import { isExpression, resolved, type Schema } from "../schema";

/** The keys and the numbers of the items, from 0, that lead to a value. */
export type Steps = readonly (string | number)[];

/**
 * How a value is edited: a switch, a number, numbers with commas between, one of a few words, one of
 * many, words in a list, a text, a group of fields, texts by their names; or by sight. What needs the
 * language of conditions and effects is edited in the text.
 */
export type Kind =
  | "truth"
  | "whole"
  | "numbers"
  | "choice"
  | "name"
  | "words"
  | "prose"
  | "group"
  | "texts"
  | "portrait"
  | "picture"
  | "icon"
  | "inText";

export interface Field {
  key: string;
  path: Steps;
  kind: Kind;
  schema: Schema;
  about: string;
  needed: boolean;
}

/** The most words that are laid out to choose from. */
const FEW = 8;
/** Keys that name a picture, of everything but the pictures. */
const PICTURES: ReadonlySet<string> = new Set(["picture", "frontispiece"]);

/** What stands behind a reference, with its own description. */
function itself(root: Schema, schema: Schema): Schema {
  return resolved(root, schema) ?? {};
}

/** Whether a condition or an effect can stand in it. */
export function isDeep(root: Schema, schema: Schema, above: readonly string[] = []): boolean {
  if (isExpression(schema)) return true;
  if (schema.$ref) {
    if (above.includes(schema.$ref)) return false;
    return isDeep(root, itself(root, schema), [...above, schema.$ref]);
  }
  const parts = [
    ...Object.values(schema.properties ?? {}),
    schema.items,
    schema.additionalProperties,
  ];
  return parts.some((part) => typeof part === "object" && isDeep(root, part, above));
}

/** How the value of a key is edited. */
export function kindOf(root: Schema, key: string, schema: Schema): Kind {
  if (schema.$ref?.endsWith("/portrait")) return "portrait";
  if (isDeep(root, schema)) return "inText";
  if (PICTURES.has(key)) return "picture";
  if (key === "icon") return "icon";
  const { type, enum: words, items, properties, additionalProperties } = itself(root, schema);
  if (properties) return "group";
  if (type === "boolean") return "truth";
  if (type === "integer") return "whole";
  if (type === "array") {
    if (items?.type === "integer") return "numbers";
    return items?.type === "string" || items?.enum ? "words" : "inText";
  }
  if (type === "object") {
    const simple =
      typeof additionalProperties === "object" && additionalProperties.type === "string";
    return simple ? "texts" : "inText";
  }
  if (words) return words.length <= FEW ? "choice" : "name";
  return type === "string" ? "prose" : "name";
}

/** The fields of a record at a path, as its schema orders them. */
export function fieldsOf(root: Schema, record: Schema, path: Steps): readonly Field[] {
  const { properties = {}, required = [] } = itself(root, record);
  return Object.entries(properties).map(([key, schema]) => ({
    key,
    path: [...path, key],
    kind: kindOf(root, key, schema),
    schema: { ...itself(root, schema), ...schema },
    about: schema.description ?? "",
    needed: required.includes(key),
  }));
}

/** The value of a field in what a file says of the whole; undefined where it says nothing. */
export function valueAt(data: unknown, path: Steps): unknown {
  let here = data;
  for (const step of path) {
    if (typeof here !== "object" || here === null) return undefined;
    here = (here as Record<string | number, unknown>)[step];
  }
  return here;
}

/** Whole numbers, written with commas or spaces between; null if something else is there. */
export function numbersIn(text: string): number[] | null {
  const words = text.split(/[\s,]+/).filter(Boolean);
  return words.every((word) => /^-?\d{1,9}$/.test(word)) ? words.map(Number) : null;
}
