/**
 * Makes src/ROOM/protocol.ts from a JSON Schema on standard input: in src/lib from what `python -m
 * fateloom.server.schema` prints, and in src/preview from `python -m fateloom.preview.schema`.
 */
import { compile } from "json-schema-to-typescript";
import { writeFile } from "node:fs/promises";
import { json } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { format, resolveConfig } from "prettier";

const BANNER = `/* What a client and the server say to each other, and the views of the games.
   Made by \`./x lint\` and \`./x fix\` from what Python sends; not kept in git. */`;

/** The types' text, for a file. Takes the schema as the server prints it, and changes it. */
async function types(schema, path) {
  const definitions = schema.$defs;
  for (const [name, shape] of Object.entries(schema.properties)) {
    if (shape.$ref) continue;
    // What has no name in the schema gets the name it goes by: FromClient, FromServer, Views.
    definitions[name] = shape;
    schema.properties[name] = { $ref: `#/$defs/${name}` };
  }
  for (const definition of Object.values(definitions)) {
    definition.description = definition.description?.replaceAll("\n    ", "\n");
    // The server leaves out of what it says only what is unset; what it takes is closed.
    if (definition.properties && definition.additionalProperties !== false) {
      definition.required = Object.entries(definition.properties)
        .filter(([name, { default: value }]) => {
          return definition.required?.includes(name) || value !== undefined;
        })
        .map(([name]) => name);
    }
  }
  for (const array of arrays(schema)) {
    if (array.prefixItems) {
      // The compiler knows tuples by the words of an older draft.
      array.items = array.prefixItems;
      delete array.prefixItems;
    } else {
      // Lengths would become tuples too.
      delete array.minItems;
      delete array.maxItems;
    }
  }
  const text = await compile(schema, "Protocol", {
    additionalProperties: false,
    bannerComment: BANNER,
    format: false,
    unknownAny: true,
  });
  return format(text, { ...(await resolveConfig(path)), filepath: path });
}

/** Every array's shape in a schema. */
function* arrays(schema) {
  if (typeof schema !== "object" || schema === null) return;
  if (schema.type === "array") yield schema;
  for (const part of Object.values(schema)) yield* arrays(part);
}

const [room] = process.argv.slice(2);
const path = fileURLToPath(new URL(`../src/${room}/protocol.ts`, import.meta.url));
await writeFile(path, await types(await json(process.stdin), path));
