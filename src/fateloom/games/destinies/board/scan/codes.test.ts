import { expect, test } from "vitest";
import { parsed, pathNumber } from "./codes";

interface Known {
  code: string;
  kind: string;
  scenario: string;
  number: number;
  hero?: string;
  path?: string;
}
/** Python makes these: tests/story/test_cards.py. */
const [known = []] = Object.values(
  import.meta.glob<Known[]>("../../../../../../tests/story/codes.json", {
    eager: true,
    import: "default",
  }),
);

test("there are codes to compare", () => expect(known.length).toBeGreaterThan(3));

test.each(known)("$code is read as Python means it", ({ code, number, ...card }) => {
  expect(parsed(code)).toEqual(card.kind === "item" ? { ...card, number } : card);
  if (card.hero && card.path) expect(pathNumber(card.scenario, card.hero, card.path)).toBe(number);
});

test.each([
  "",
  "https://example.org/",
  "fateloom",
  "fateloom:training",
  "fateloom:training:item:",
  "fateloom:training:item:0",
  "fateloom:training:item:01",
  "fateloom:training:item:1000",
  "fateloom:training:item:3 ",
  " fateloom:training:item:3",
  "fateloom:training:item:3\n",
  "Fateloom:training:item:3",
  "fateloom:Training:item:3",
  "fateloom:training-:item:3",
  "fateloom::item:3",
  "fateloom:training:item:3:4",
  "fateloom:training:destiny:nell",
  "fateloom:training:destiny:nell:green",
  "fateloom:training:destiny:nell:gold:",
  "fateloom:training:destiny::gold",
])("%j is no code", (text) => expect(parsed(text)).toBeNull());
