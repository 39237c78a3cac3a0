import { expect, test } from "vitest";
import { made } from "$lib/moves.fixture";
import type { DestiniesMove } from "$lib/protocol";
import { choices, isGrave, means, said } from "./choices";

const GO: DestiniesMove = made("go", { tile: "shore" });
const GOSSIP: DestiniesMove = made("take", { option: "inn.gossip" });
const COIN: DestiniesMove = made("give", { item: null });
const LEFT: DestiniesMove = made("left", { skill: "power", space: 7 });
const SPEND: DestiniesMove = made("spend");
const LEAVE: DestiniesMove = made("leave");
const LEGAL: DestiniesMove[] = [
  GO,
  GOSSIP,
  made("take", { option: "nave.lamp" }),
  made("scan", { item: "rope", option: "nave.lamp" }),
  made("tell", { path: "gold", option: "inn.why" }),
  COIN,
  LEFT,
  SPEND,
  LEAVE,
];

test("moves are found by what is touched to make them", () => {
  const use: DestiniesMove = made("use", { ability: "candle.burn", item: "candle" });
  const open = choices([...LEGAL, use]);
  expect(open.get("go")?.get("shore")).toBe(GO);
  expect(open.get("left")?.get("power 7")).toBe(LEFT);
  expect(open.get("use")?.get("candle.burn")).toBe(use);
  expect(open.get("leave")?.get("")).toBe(LEAVE);
  expect(open.get("visit")).toBeUndefined();
});

test("an option has as many ways to be taken as there are moves with it", () => {
  const ways = means(LEGAL);
  expect(ways.get("inn.gossip")).toEqual([{ move: GOSSIP, item: null, path: null }]);
  expect(ways.get("nave.lamp")?.map((each) => each.item)).toEqual([null, "rope"]);
  expect(ways.get("inn.why")?.[0]?.path).toBe("gold");
});

test("what has no place on the table is said", () => {
  expect(said(LEGAL)).toEqual([COIN, SPEND, LEAVE]);
});

test("a role, an item that is used up, and one's own dice are selected first", () => {
  expect(
    [made("yield"), made("roll", { successes: 3 }), made("hero", { hero: "nell" })].every((each) =>
      isGrave(each as DestiniesMove),
    ),
  ).toBe(true);
  expect(
    [...LEGAL, made("stay"), made("end"), made("retry")].some((each) =>
      isGrave(each as DestiniesMove),
    ),
  ).toBe(false);
});
