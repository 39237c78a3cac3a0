import { expect, test } from "vitest";
import { made } from "$lib/moves.fixture";
import { addTypes } from "$lib/words";
import { fieldsOf, whereIn } from "./fields";
import { kindsOf } from "./moves";

const NAMES = ["Hedda", "Anna"];
addTypes("halma", {
  events: {},
  view: { points: "each count", leader: "seat", secret: "hidden" },
});

test("fields of a declared type are shown with the players, or as what they are", () => {
  const view = { seat: 0, waiting: [1], points: [3, 4], leader: 1, secret: 9, outcome: null };
  const { seats, table } = fieldsOf("halma", view, NAMES);
  expect(seats).toEqual([{ name: "points", label: "Points", values: ["3", "4"] }]);
  expect(table).toEqual([{ name: "leader", label: "Leader", rows: ["Anna"] }]);
});

test("a list as long as there are players is nobody's, unless it says so", () => {
  const { seats, table } = fieldsOf("halma", { own_hand: ["Fox", "Owl"] }, NAMES);
  expect(seats).toEqual([]);
  expect(table).toEqual([{ name: "own_hand", label: "Own hand", rows: ["Fox and Owl"] }]);
});

test("objects that tell their seat are shown with the players", () => {
  const players = [
    { seat: 0, cards: 3, out: false },
    { seat: 1, cards: 2, out: true },
  ];
  expect(fieldsOf("halma", { players }, NAMES).seats).toEqual([
    { name: "cards", label: "Cards", values: ["3", "2"] },
    { name: "out", label: "Out", values: ["no", "yes"] },
  ]);
});

test("what is empty or nested stays readable", () => {
  const view = {
    laid: [],
    best: null,
    lots: [
      { card: "Fox", cost: 2 },
      { card: "Owl", cost: 3 },
    ],
  };
  expect(fieldsOf("halma", view, NAMES).table.map(({ rows }) => rows)).toEqual([
    ["–"],
    ["–"],
    ["Card: Fox; Cost: 2", "Card: Owl; Cost: 3"],
  ]);
});

test("what cannot be chosen is told apart", () => {
  const blocked = [{ code: "not-your-turn", details: [], rule: null }];
  expect(fieldsOf("halma", { blocked }, NAMES)).toEqual({ seats: [], table: [], blocked });
});

test("without words of its own a game says the round", () => {
  expect(whereIn("halma", { round: 3 })).toBe("Round 3");
  expect(whereIn("halma", {})).toBe("");
});

test("moves of a kind stand together", () => {
  const [fox, pass, owl] = [
    made("lay", { card: "Fox" }),
    made("pass"),
    made("lay", { card: "Owl" }),
  ];
  expect(kindsOf([fox, pass, owl])).toEqual([
    ["lay", [fox, owl]],
    ["pass", [pass]],
  ]);
});
