import { expect, test } from "vitest";
import type { EventInfo } from "$lib/protocol";
import { heardBy, lastRead, lastRoll, passages, readBy, scopes, unsealed, visitOf } from "./story";
import { deeds } from "./statistics";
import { counted } from "./test/sheet";

const event = (code: string, ...args: unknown[]): EventInfo => ({ code, args }) as EventInfo;
const EVENTS = [
  event("opens", "training", "race", "The Drowned Fair"),
  event("reads", "scenario.opening", -1, [], "Ninety years ago"),
  event("turn", 0),
  event("visits", 0, "hut", "The Basket Hut"),
  event("reads", "pois.hut", 0, [], "Jenet sits in her doorway."),
  event("takes", 0, "hut.plait", "Plait a halter"),
  event("rolls", 0, [3, 3], [2, 0]),
  event("counts", 0, 1, 9, 2, 1, 0, 3, [5, 7, 11]),
  event("tested", "hut.plait", 3, "Plait a halter"),
  event("skip"),
  event("reads", "pois.hut.plait", 0, [], "Over, under."),
  event("coins", 0, 2, 3),
  event("gains", 0, "halter", "Willow Halter"),
];

test("the story falls into passages with their heads, words and gains", () => {
  const story = passages(EVENTS, ["Hedda"]);
  const last = story.at(-1);
  expect(last?.heading).toBe("Plait a halter");
  expect(last?.pages.map((page) => page.words)).toEqual(["Over, under."]);
  expect(last?.gains.map((gain) => gain.kind)).toEqual(["coins", "item"]);
  expect(last?.gains[1]?.text).toBe("Hedda gets Willow Halter.");
  expect(last?.entered).toBe(3);
});

test("what some players may not read is left out, and the rest is not", () => {
  const hidden = { ...event("reads", "pois.hut.plait", 0, [], "Over, under."), private: true };
  const events = [...EVENTS.slice(0, 10), hidden as EventInfo, ...EVENTS.slice(11)];
  const story = unsealed(passages(events, ["Hedda"]));
  const words = story.flatMap(({ pages }) => pages.map((page) => page.words));
  expect(words).toEqual(["Ninety years ago", "Jenet sits in her doorway."]);
  expect(story.at(-1)?.gains).toHaveLength(2);
});

test("a visit is told from its greeting on", () => {
  const visit = visitOf(passages(EVENTS, ["Hedda"]));
  expect(visit.map((passage) => passage.code)).toEqual(["visits", "takes"]);
  expect(lastRead(visit)).toBe(10);
  expect(lastRoll(EVENTS)).toBe(6);
});

test("a test that was counted can still be looked at", () => {
  const sheet = counted(passages(EVENTS, ["Hedda"]).at(-1), EVENTS);
  expect(sheet).toMatchObject({ name: "Plait a halter", skill: "dexterity" });
  expect(sheet?.throws[0]).toMatchObject({
    mains: [3, 3],
    efforts: [2, 0],
    added: 1,
    stars: 1,
  });
  expect(sheet?.throws[0]?.track).toEqual([5, 7, 11]);
});

test("deeds are counted by seat", () => {
  expect(deeds(EVENTS, 1)).toEqual([
    {
      explored: 0,
      visits: 1,
      tests: 1,
      successes: 3,
      stars: 1,
      coins: 2,
      items: 1,
    },
  ]);
});

const VISIT = [
  event("turn", 1),
  event("visits", 1, "hut", "The Basket Hut"),
  event("reads", "pois.hut", 1, [], "Jenet sits in her doorway."),
  event("asks", 1, "hut.tell", "Tell her what you have lost"),
  event("reads", "pois.hut.tell", 1, [true], "She calls one name, nights."),
  event("leaves", 1, "hut", "The Basket Hut"),
  event("turn", 0),
  event("asks", 0, "mill.tell", "Tell him"),
];

test("an event belongs to the visit it happened in", () => {
  const found = scopes(VISIT);
  expect(found[0]).toBeNull();
  expect(found[4]).toEqual({ seat: 1, place: "The Basket Hut" });
  expect(found[5]).toEqual({ seat: 1, place: "The Basket Hut" });
  expect(found[6]).toBeNull();
});

test("what somebody was told when they asked is kept for them", () => {
  const story = passages(VISIT, ["Hedda", "Anna"]);
  expect(heardBy(1, story, VISIT)).toEqual([
    {
      index: 3,
      asked: "Tell her what you have lost",
      place: "The Basket Hut",
      words: ["She calls one name, nights."],
    },
  ]);
  expect(heardBy(0, story, VISIT)).toEqual([]);
});

test("what a seat read last is told with its place, unless others may not know it", () => {
  const hidden: EventInfo = {
    ...event("reads", "pois.hut.secret", 0, [], "Psst."),
    private: true,
  };
  expect(readBy(0, [...EVENTS.slice(0, 5), hidden])).toEqual({
    place: "The Basket Hut",
    words: "Jenet sits in her doorway.",
  });
  expect(readBy(1, EVENTS)).toBeNull();
  expect(readBy(0, EVENTS.slice(0, 2))).toBeNull();
});
