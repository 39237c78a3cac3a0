import { expect, test } from "vitest";
import { choices, isGrave, isLight, means, said } from "./choices";

const LEGAL = [
  "go shore",
  "take inn.gossip",
  "take nave.lamp",
  "scan rope at nave.lamp",
  "tell gold at inn.why",
  "give 1 coin",
  "left power 7",
  "spend",
  "leave",
];

test("moves are found by what is touched to make them", () => {
  const open = choices(LEGAL);
  expect(open.get("go")?.get("shore")).toBe("go shore");
  expect(open.get("left")?.get("power 7")).toBe("left power 7");
  expect(open.get("leave")?.get("")).toBe("leave");
  expect(open.get("visit")).toBeUndefined();
});

test("an option has as many ways to be taken as there are moves with it", () => {
  const ways = means(choices(LEGAL));
  expect(ways.get("inn.gossip")).toEqual([{ move: "take inn.gossip", item: null, path: null }]);
  expect(ways.get("nave.lamp")?.map((each) => each.item)).toEqual([null, "rope"]);
  expect(ways.get("inn.why")?.[0]?.path).toBe("gold");
});

test("what has no place on the table is said", () => {
  expect(said(LEGAL)).toEqual(["give 1 coin", "spend", "leave"]);
});

test("only what can be taken back is made at once", () => {
  expect(LEGAL.filter(isLight)).toEqual(["give 1 coin", "left power 7"]);
});

test("what ends the story or tells of one's own dice is asked once more", () => {
  expect(["yield", "roll 3"].every(isGrave)).toBe(true);
  expect([...LEGAL, "stay", "end", "retry"].some(isGrave)).toBe(false);
});
