import { expect, test } from "vitest";
import { made } from "$lib/moves.fixture";
import type { DestiniesCard, DestiniesPlayer } from "$lib/protocol";
import { has } from "$lib/words";
import type { Means } from "../choices";
import { TROUBLES } from "./camera";
import { pathNumber } from "./codes";
import { readCodes, readNumber, REASONS, type Asked } from "./reading";
import { bringWords } from "./words";

const card = (item: string, number: number): DestiniesCard => ({
  item,
  number,
  value: 1,
  categories: [],
  powers: [],
  icon: null,
});
const ROPE = card("rope", 3);
const PIE = card("pie", 7);
const TOOTH = card("tooth", 9);
const NELL = { hero: "nell", items: ["rope", "pie"] } as unknown as DestiniesPlayer;

const view = { scenario: "training", cards: [ROPE, PIE, TOOTH], players: [NELL] };
const rope: Means = {
  move: made("scan", { item: "rope", option: "lamp" }),
  item: "rope",
  path: null,
};
const test_: Means = { move: made("take", { option: "lamp" }), item: null, path: null };
const gold: Means = {
  move: made("tell", { path: "gold", option: "why" }),
  item: null,
  path: "gold",
};
const violet: Means = {
  move: made("tell", { path: "violet", option: "why" }),
  item: null,
  path: "violet",
};
const item: Asked = { view, seat: 0, means: [test_, rope] };
const path: Asked = { view, seat: 0, means: [gold, violet] };

const code = (rest: string, story = "training"): string[] => [`fateloom:${story}:${rest}`];

test("an item of the bag opens its way", () => {
  expect(readCodes(code("item:3"), item)).toEqual({ means: rope });
  expect(readNumber(" 003 ", item)).toEqual({ means: rope });
});

test("a path of the own Destiny opens its way", () => {
  expect(readCodes(code("destiny:nell:violet"), path)).toEqual({ means: violet });
  expect(readNumber(String(pathNumber("training", "nell", "gold")), path)).toEqual({ means: gold });
});

test("the same code in two places is one code", () => {
  expect(readCodes([...code("item:3"), ...code("item:3")], item)).toEqual({ means: rope });
  const both = [...code("destiny:nell:gold"), ...code("destiny:nell:violet")];
  expect(readCodes(both, path)).toEqual({ why: "several" });
});

test.each([
  ["a card of something else", ["https://example.org"], item, { why: "foreign" }],
  ["a card of another story", code("item:3", "salt-road"), item, { why: "other-story" }],
  ["an item that others hold", code("item:9"), item, { why: "not-in-bag", number: 9, card: TOOTH }],
  ["an item nobody has seen", code("item:44"), item, { why: "not-in-bag", number: 44 }],
  ["an item shown in vain", code("item:7"), item, { why: "not-again", number: 7, card: PIE }],
  ["a Destiny where an item is asked", code("destiny:nell:gold"), item, { why: "wants-item" }],
  ["an item where a path is asked", code("item:3"), path, { why: "wants-path" }],
  ["another's Destiny", code("destiny:wat:gold"), path, { why: "other-destiny" }],
] as const)("%s opens nothing", (_, texts, asked, reading) => {
  expect(readCodes(texts, asked)).toEqual(reading);
});

test.each([
  ["", item, { why: "no-number" }],
  ["0", item, { why: "no-number" }],
  ["three", item, { why: "no-number" }],
  ["12345", item, { why: "no-number" }],
  ["-3", item, { why: "no-number" }],
  ["9", item, { why: "not-in-bag", number: 9, card: TOOTH }],
  ["1504", item, { why: "wants-item" }],
  ["3", path, { why: "wants-path" }],
  ["1000", path, { why: "other-destiny" }],
  [String(pathNumber("training", "wat", "gold")), path, { why: "other-destiny" }],
] as const)("the number %j opens nothing", (typed, asked, reading) => {
  expect(readNumber(typed, asked)).toEqual(reading);
});

test("everything that can go wrong has its words", async () => {
  await bringWords();
  expect(REASONS.filter((why) => !has(`destinies-scan-${why}`))).toEqual([]);
  expect(TROUBLES.filter((why) => !has(`destinies-scan-camera-${why}`))).toEqual([]);
});

test("cards are those of every version of a story", () => {
  const packed = { ...view, scenario: "training@0123456789abcdef" };
  expect(readCodes(code("item:3"), { ...item, view: packed })).toEqual({ means: rope });
  const number = String(pathNumber("training", "nell", "gold"));
  expect(readNumber(number, { ...path, view: packed })).toEqual({ means: gold });
  expect(readCodes(code("item:3", "mill"), { ...item, view: packed })).toEqual({
    why: "other-story",
  });
});
