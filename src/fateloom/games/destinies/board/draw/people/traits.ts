import { rng } from "$lib/draw/rng";
import { GOWNS, HAIRS, HATS, type Person } from "./person";
import { HAIR_COLOURS, PIGMENTS, SKINS, type Pigment } from "./pigments";

/** Traits with several words. */
const LISTS: ReadonlySet<string> = new Set(["marks", "holds"]);
const NUMBERS: ReadonlySet<string> = new Set(["tilt"]);

/**
 * The person whom a story describes, as a view carries it: `hair=plaits holds=ladle,child tilt=-3`.
 * The story's checker knows the words. Somebody without a description looks as chance decides, and
 * always the same.
 */
export function personOf(id: string, traits: string): Person {
  if (!traits) return stranger(id);
  const pairs = traits.split(" ").map((pair) => {
    const [trait = "", words = ""] = pair.split("=");
    const key = trait.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
    return [key, value(trait, words)];
  });
  return { ...(Object.fromEntries(pairs) as Omit<Person, "id">), id };
}

function value(trait: string, words: string): string | number | boolean | string[] {
  if (LISTS.has(trait)) return words.split(",");
  if (NUMBERS.has(trait)) return Number(words);
  return words === "yes" ? true : words;
}

/** What is too rare, or means too much, to be worn by chance. */
const RARE: ReadonlySet<string> = new Set(["mitre", "kettle", "wimple", "cope", "mail", "tonsure"]);

function stranger(id: string): Person {
  const random = rng(`stranger ${id}`);
  const some = <Word extends string>(words: readonly Word[]): Word => {
    const common = words.filter((word) => !RARE.has(word));
    return common[random.whole(0, common.length - 1)] ?? (words[0] as Word);
  };
  const pigments = Object.keys(PIGMENTS) as Pigment[];
  return {
    id,
    sex: some(["f", "m"]),
    age: some(["young", "middle", "old"]),
    skin: some(["fair", "ruddy", "tan", "olive", "dark"] satisfies (keyof typeof SKINS)[]),
    hair: some(HAIRS),
    hairColour: some(Object.keys(HAIR_COLOURS) as (keyof typeof HAIR_COLOURS)[]),
    hat: some(HATS),
    hatColour: some(pigments),
    gown: some(GOWNS),
    gownColour: some(pigments),
    secondColour: some(pigments),
    turn: some(["left", "right"]),
  };
}
