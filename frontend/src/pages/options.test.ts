import { expect, test } from "vitest";
import type { OptionInfo } from "$lib/protocol";
import {
  aboutOf,
  chosen,
  factsOf,
  fits,
  noteOf,
  offered,
  reseated,
  termOf,
  valueOf,
  wished,
  type Value,
} from "./options";

type Told = OptionInfo["told"][number];

function told(value: Told["value"], more: Partial<Told>): Told {
  return {
    value,
    title: null,
    about: null,
    language: null,
    seats: [],
    where: {},
    picture: null,
    languages: [],
    minutes: null,
    author: null,
    proved: false,
    place: null,
    mood: null,
    cast: [],
    ...more,
  };
}

const LENGTH: OptionInfo = {
  name: "length",
  default: "full",
  values: ["full", "short"],
  told: [told("short", { where: { scenario: ["long"], mode: ["race", "team"] } })],
  rare: false,
  names_seats: false,
};
const END: OptionInfo = {
  ...LENGTH,
  name: "end",
  default: "first",
  values: ["first", "all"],
  told: [told("all", { seats: [2, 3] })],
};

test("what makes no difference is not offered", () => {
  expect(offered(LENGTH, { scenario: "long", mode: "race" }, 2)).toEqual(["full", "short"]);
  expect(offered(LENGTH, { scenario: "brief", mode: "race" }, 2)).toEqual(["full"]);
  expect(offered(LENGTH, { scenario: "long", mode: "alone" }, 2)).toEqual(["full"]);
  expect(offered(LENGTH, {}, 2)).toEqual(["full"]);
});

test("what is no longer offered is not chosen any more", () => {
  const picks = { mode: "race", length: "short" };
  expect(chosen(LENGTH, { ...picks, scenario: "long" }, 2)).toBe("short");
  expect(chosen(LENGTH, { ...picks, scenario: "brief" }, 2)).toBe("full");
});

test("an option may be for certain numbers of players only", () => {
  expect(fits(END, { end: "all" }, 3)).toBe(true);
  expect(fits(END, { end: "all" }, 4)).toBe(false);
  expect(fits(END, { end: "first" }, 4)).toBe(true);
});

test("an address can ask for a value that is offered", () => {
  expect(wished(LENGTH, "short")).toBe("short");
  expect(wished(LENGTH, "endless")).toBe("full");
  expect(wished(LENGTH, null)).toBe("full");
});

const YOUNGEST: OptionInfo = {
  name: "youngest",
  default: "chance",
  values: ["chance", 0, 1, 2, 3, 4, 5],
  told: [],
  rare: false,
  names_seats: true,
};

test("an option that names seats offers those of the table", () => {
  expect(offered(YOUNGEST, {}, 3)).toEqual(["chance", 0, 1, 2]);
  expect(chosen(YOUNGEST, { youngest: 3 }, 4)).toBe(3);
  expect(chosen(YOUNGEST, { youngest: 3 }, 3)).toBe("chance");
});

test("a seat is called by who sits there", () => {
  const names = ["Ysolde", " ", "Corvin"];
  expect(valueOf("realms", YOUNGEST, "chance", names)).toBe("random");
  expect(valueOf("realms", YOUNGEST, 2, names)).toBe("Corvin");
  expect(valueOf("realms", YOUNGEST, 1, names)).toBe("seat 2");
  expect(aboutOf("realms", YOUNGEST, 2, names)).toMatch(/Ysolde .*Corvin/);
});

test("a seat that is picked goes with who sits there", () => {
  const [one, two, three] = [{}, {}, {}];
  const before = [one, two, three];
  const picks = { youngest: 2, length: "short" };
  const options = [LENGTH, YOUNGEST];
  expect(reseated(options, picks, before, [two, three])).toEqual({ ...picks, youngest: 1 });
  expect(reseated(options, picks, before, [one, two])).toEqual({ ...picks, youngest: "chance" });
  expect(reseated(options, picks, before, [...before, {}])).toEqual(picks);
  const chance = { youngest: "chance" };
  expect(reseated(options, chance, before, [two])).toEqual(chance);
});

/** An option with these values; the first is the default. */
function option(name: string, first: Value, ...others: Value[]): OptionInfo {
  return { ...LENGTH, name, default: first, values: [first, ...others] };
}

test("a value has its label, what stands below it, and its part of the sentence", () => {
  const hero = option("hero", "random", "rhys");
  const said = (game: string, of: OptionInfo, value: Value): string[] => [
    valueOf(game, of, value, []),
    noteOf(game, of, value),
    termOf(game, of, value, []),
  ];
  expect(said("hand", hero, "rhys")).toEqual(["Rhys", "the Warden, melee", "with Rhys"]);
  expect(said("hand", hero, "random")).toEqual(["Random", "", "with a random hero"]);
  const goal = option("goal", 5, 3, 4);
  expect(said("destiny", goal, 5)).toEqual(["5 treasure points", "", "to 5 treasure points"]);
});

test("what goes without saying is not a part of the sentence", () => {
  const deck = option("deck", "fitting", "all");
  expect(termOf("realms", deck, "fitting", [])).toBe("");
  expect(termOf("realms", deck, "all", [])).toBe("Deck: All cards");
});

test("a value tells how long it takes, what it feels like, in which languages, and who made it", () => {
  const more = { minutes: [20, 45] as [number, number], languages: ["en", "de"], author: "Hedda" };
  const option = { ...LENGTH, told: [told("short", more), told("full", {})] };
  expect(factsOf(option, "short")).toEqual(["20 to 45 minutes", "English, Deutsch", "by Hedda"]);
  expect(factsOf(option, "full")).toEqual([]);
  const odd = { ...LENGTH, told: [told("short", { languages: ["no-such-language-at-all"] })] };
  expect(factsOf(odd, "short")).toEqual(["no-such-language-at-all"]);
  expect(factsOf(option, "none")).toEqual([]);
  const felt = { ...LENGTH, told: [told("short", { mood: "eerie", cast: ["Osk", "Nell"] })] };
  expect(factsOf(felt, "short")).toEqual(["eerie", "with Osk and Nell"]);
  const strange = { ...LENGTH, told: [told("short", { mood: "unheard-of", cast: ["Osk"] })] };
  expect(factsOf(strange, "short")).toEqual(["unheard-of", "with Osk"]);
  const proved = { ...LENGTH, told: [told("short", { proved: true })] };
  expect(factsOf(proved, "short")).toEqual(["proved, says its pack"]);
});
