/** What can be chosen by sight, and the words that a choice puts into the text. */
import type { Schema } from "../schema";
import { resolved } from "../schema";
import type { Steps } from "./fields";

/** The looks of a person, in the words in which a view carries them. */
export function traitsOf(portrait: Readonly<Record<string, unknown>>): string {
  return Object.entries(portrait)
    .filter(
      ([, words]) => words !== "" && words !== false && !(Array.isArray(words) && !words.length),
    )
    .map(([trait, words]) => {
      const said = words === true ? "yes" : Array.isArray(words) ? words.join(",") : String(words);
      return `${trait}=${said}`;
    })
    .join(" ");
}

/** What can be drawn of a portrait: words that are misspelt are left out. */
export function drawable(
  root: Schema,
  schema: Schema,
  portrait: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const known = resolved(root, schema)?.properties ?? {};
  return Object.fromEntries(
    Object.entries(portrait).flatMap(([trait, words]) => {
      const part = known[trait];
      if (part?.type === "array") {
        const kept = Array.isArray(words)
          ? words.filter((each) => part.items?.enum?.includes(each as string))
          : [];
        return [[trait, kept]];
      }
      const fits =
        part?.enum?.includes(words as string) ||
        (part?.type === "boolean" && typeof words === "boolean") ||
        (part?.type === "integer" && typeof words === "number");
      return fits ? [[trait, words]] : [];
    }),
  );
}

/** A way to look: its name, the whole portrait with it, and what the text has to say for it. */
export interface Look {
  name: string;
  portrait: Readonly<Record<string, unknown>>;
  path: Steps;
  /** undefined: the trait goes. */
  value: unknown;
  chosen: boolean;
}

/** The most degrees of a tilt between two portraits that are laid out. */
const TILT = 2;

/** The traits of a portrait, in the order of the schema. */
export function traits(root: Schema, portrait: Schema): readonly string[] {
  return Object.keys(resolved(root, portrait)?.properties ?? {});
}

/** The ways to look in one trait, with all others as they are. The first is to be without it. */
export function looks(
  root: Schema,
  schema: Schema,
  path: Steps,
  portrait: Readonly<Record<string, unknown>>,
  trait: string,
): readonly Look[] {
  const part = resolved(root, schema)?.properties?.[trait];
  if (!part) return [];
  const there = [...path, trait];
  const without = Object.fromEntries(Object.entries(portrait).filter(([key]) => key !== trait));
  const now = portrait[trait];
  const look = (name: string, value: unknown, chosen: boolean): Look => ({
    name,
    portrait: value === undefined ? without : { ...without, [trait]: value },
    path: there,
    value,
    chosen,
  });
  const none = look("", undefined, now === undefined);
  if (part.type === "array") {
    const worn = Array.isArray(now) ? now.map(String) : [];
    const most = part.maxItems ?? worn.length + 1;
    return [
      none,
      ...(part.items?.enum ?? []).map((word) => {
        const has = worn.includes(word);
        const kept = has ? worn.filter((each) => each !== word) : [...worn, word].slice(-most);
        return look(word, kept.length ? kept : undefined, has);
      }),
    ];
  }
  if (part.type === "boolean") return [none, look("", true, now === true)];
  if (part.type === "integer") {
    const found = [];
    for (let tilt = part.minimum ?? 0; tilt <= (part.maximum ?? 0); tilt += TILT) found.push(tilt);
    return [none, ...found.map((tilt) => look(String(tilt), tilt, now === tilt))];
  }
  return [none, ...(part.enum ?? []).map((word) => look(word, word, now === word))];
}
