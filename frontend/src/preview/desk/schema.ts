/** What may stand where, by the JSON Schema of the story. */
import { ITEM, type Step, type Where } from "./where";

export interface Schema {
  $ref?: string;
  description?: string;
  type?: string;
  enum?: readonly string[];
  anyOf?: readonly Schema[];
  items?: Schema;
  properties?: Readonly<Record<string, Schema>>;
  propertyNames?: Schema;
  additionalProperties?: Schema | boolean;
  required?: readonly string[];
  minimum?: number;
  maximum?: number;
  maxItems?: number;
  definitions?: Readonly<Record<string, Schema>>;
}

export interface Choice {
  label: string;
  about?: string;
  needed?: boolean;
}

const EXPRESSIONS = ["#/definitions/condition", "#/definitions/effect"];

/** The schema of what a path leads to; null where nothing is known. */
export function at(root: Schema, path: readonly Step[]): Schema | null {
  let here: Schema | null = root;
  for (const step of path) {
    const around: Schema | null = resolved(root, here);
    if (!around) return null;
    if (step === ITEM) here = around.items ?? null;
    else here = around.properties?.[step] ?? asSchema(around.additionalProperties);
    if (!here) return null;
  }
  return here;
}

function asSchema(found: Schema | boolean | undefined): Schema | null {
  return typeof found === "object" ? found : null;
}

/** A schema itself, in place of a reference to it. */
export function resolved(root: Schema, schema: Schema | null): Schema | null {
  const name = schema?.$ref?.split("/").at(-1);
  return name ? (root.definitions?.[name] ?? null) : schema;
}

/** Whether a condition or an effect stands there. */
export function isExpression(schema: Schema | null): boolean {
  return EXPRESSIONS.includes(schema?.$ref ?? "");
}

/** The keys or values that may stand at a place. */
export function choices(root: Schema, place: Where): readonly Choice[] {
  const here = resolved(root, at(root, place.path));
  if (!here || place.at === "text") return [];
  if (place.at === "key") return keys(here);
  if (place.path.at(-1) === ITEM && here.properties) return keys(here);
  return values(here);
}

function keys(schema: Schema): readonly Choice[] {
  const known = Object.entries(schema.properties ?? {}).map(([label, { description }]) => ({
    label,
    needed: schema.required?.includes(label) ?? false,
    ...(description === undefined ? {} : { about: description }),
  }));
  return [...known, ...values(schema.propertyNames ?? {})];
}

function values(schema: Schema): readonly Choice[] {
  if (schema.type === "boolean") return [{ label: "true" }, { label: "false" }];
  const listed = schema.enum ?? schema.anyOf?.flatMap((each) => each.enum ?? []) ?? [];
  return listed.map((label) => ({ label }));
}
