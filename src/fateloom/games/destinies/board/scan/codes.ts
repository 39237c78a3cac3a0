/**
 * The code on a printed card contains the card and its story. src/fateloom/story/cards/codes.py
 * creates the codes; codes.json contains examples on which both sides have to agree.
 */
export type Code =
  | { kind: "item"; scenario: string; number: number }
  | { kind: "destiny"; scenario: string; hero: string; path: string };

const ID = "([a-z][a-z0-9]*(?:-[a-z0-9]+)*)";
const ITEM = new RegExp(`^fateloom:${ID}:item:([1-9]\\d{0,2})$`);
const DESTINY = new RegExp(`^fateloom:${ID}:destiny:${ID}:(gold|violet)$`);

/** The lowest number of a path; items have up to three digits. */
export const LEAST = 1000;
const NUMBERS = 9000;

/** The card of a code; null for a foreign code. */
export function parsed(text: string): Code | null {
  const item = ITEM.exec(text);
  if (item) return { kind: "item", scenario: item[1] ?? "", number: Number(item[2]) };
  const [, scenario, hero, path] = DESTINY.exec(text) ?? [];
  return scenario && hero && path ? { kind: "destiny", scenario, hero, path } : null;
}

/** The number under a path's code. Unlike the path's name, it reveals nothing to other players. */
export function pathNumber(scenario: string, hero: string, path: string): number {
  let sum = 0;
  for (const letter of `fateloom:${scenario}:destiny:${hero}:${path}`)
    sum = (sum * 31 + letter.charCodeAt(0)) % NUMBERS;
  return LEAST + sum;
}
