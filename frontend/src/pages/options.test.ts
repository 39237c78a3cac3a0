import { expect, test } from "vitest";
import type { OptionInfo } from "$lib/protocol";
import { chosen, fits, offered } from "./options";

type Told = OptionInfo["told"][number];

function told(value: Told["value"], more: Partial<Told>): Told {
  return { value, title: null, about: null, language: null, seats: [], where: {}, ...more };
}

const LENGTH: OptionInfo = {
  name: "length",
  default: "full",
  values: ["full", "short"],
  told: [told("short", { where: { scenario: ["long"], mode: ["race", "team"] } })],
  rare: false,
};
const END: OptionInfo = {
  ...LENGTH,
  name: "end",
  default: "first",
  values: ["first", "all"],
  told: [told("all", { seats: [2, 3] })],
};

test("what makes no difference is not offered", () => {
  expect(offered(LENGTH, { scenario: "long", mode: "race" })).toEqual(["full", "short"]);
  expect(offered(LENGTH, { scenario: "brief", mode: "race" })).toEqual(["full"]);
  expect(offered(LENGTH, { scenario: "long", mode: "alone" })).toEqual(["full"]);
  expect(offered(LENGTH, {})).toEqual(["full"]);
});

test("what is no longer offered is not chosen any more", () => {
  const picks = { mode: "race", length: "short" };
  expect(chosen(LENGTH, { ...picks, scenario: "long" })).toBe("short");
  expect(chosen(LENGTH, { ...picks, scenario: "brief" })).toBe("full");
});

test("an option may be for so many players only", () => {
  expect(fits(END, { end: "all" }, 3)).toBe(true);
  expect(fits(END, { end: "all" }, 4)).toBe(false);
  expect(fits(END, { end: "first" }, 4)).toBe(true);
});
