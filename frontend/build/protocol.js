/**
 * Makes protocol.ts from protocol.schema.json: in src/lib from what `python -m
 * fateloom.server.schema` prints, and in src/preview from `python -m fateloom.preview.schema`.
 * `--print ROOM` writes nothing and prints the text of that room's.
 */
import { compile } from "json-schema-to-typescript";
import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { format, resolveConfig } from "prettier";

const ROOMS = ["lib", "preview"];

const BANNER = `/* What a client and the server say to each other, and the views of the games.
   Made from protocol.schema.json by \`./x fix\`; not to be changed by hand. */`;

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

const print = process.argv.indexOf("--print");
for (const room of print < 0 ? ROOMS : process.argv.slice(print + 1)) {
  const file = (name) => fileURLToPath(new URL(`../src/${room}/${name}`, import.meta.url));
  const schema = JSON.parse(await readFile(file("protocol.schema.json"), "utf8"));
  const text = await types(schema, file("protocol.ts"));
  if (print < 0) await writeFile(file("protocol.ts"), text);
  else process.stdout.write(text);
}
