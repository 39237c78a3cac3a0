import { expect, test } from "vitest";
import type { EventInfo } from "$lib/protocol";
import { passages } from "../story";
import { elsewhere, gist } from "./elsewhere";

const event = (code: string, ...args: unknown[]): EventInfo => ({ code, args }) as EventInfo;
const sealed = (...args: unknown[]): EventInfo =>
  ({ code: "reads", args, private: true }) as EventInfo;

const EVENTS = [
  event("turn", 0),
  event("visits", 0, "inn", "The Inn"),
  event("reads", "pois.inn", 0, [], "It is full."),
  event("turn", 1),
  event("visits", 1, "hut", "The Basket Hut"),
  event("reads", "pois.hut", 1, [], "Jenet sits in her doorway."),
  event("takes", 1, "hut.plait", "Plait a halter"),
  event("reads", "pois.hut.plait", 1, [], "Over, under. It holds."),
  event("turn", 2),
  event("visits", 2, "mill", "The Mill"),
  sealed("pois.mill", 2, [], "For Cleo's eyes only."),
  event("turn", 0),
  event("visits", 0, "inn", "The Inn"),
  event("reads", "pois.inn", 0, [], "It is empty."),
];
const told = (events: readonly EventInfo[], seat: number | null, mine: boolean): unknown =>
  elsewhere(passages(events, ["Ada", "Bea", "Cleo"]), events, seat, mine).map(
    ({ seat: whose, name, gist: words }) => [whose, name, words],
  );

test("what the others read since one's last turn is told, each visit in a sentence", () => {
  expect(told(EVENTS, 0, true)).toEqual([[1, "The Basket Hut", "Over, under."]]);
  expect(told(EVENTS.slice(0, 11), 0, false)).toEqual([[1, "The Basket Hut", "Over, under."]]);
});

test("a visit holds all its passages and none of the next", () => {
  const [visit] = elsewhere(passages(EVENTS, []), EVENTS, 0, true);
  expect(visit?.passages.map(({ code }) => code)).toEqual(["visits", "takes"]);
});

test("those who only watch see everybody's", () => {
  expect(told(EVENTS, null, false)).toHaveLength(3);
});

test("a sentence ends where the next one begins", () => {
  expect(gist("“No,” says Aldous. It seems to do him good.")).toBe("“No,” says Aldous.");
  expect(gist("“Sit.” Then nothing.")).toBe("“Sit.”");
  expect(gist("„Sieben“, schreibt er. Mehr nicht.")).toBe("„Sieben“, schreibt er.");
  expect(gist("No end")).toBe("No end");
});
