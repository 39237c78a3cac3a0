import { beforeEach, expect, it } from "vitest";
import { keep, kept } from "$lib/kept";
import { drape } from "./drape";
import { Letters, READ } from "./letters.svelte";

beforeEach(() => localStorage.clear());

it("remembers whose Destiny was read, for each table", () => {
  const letters = new Letters("a");
  expect(letters.read(0)).toBe(false);
  letters.seal(0);
  letters.seal(2);
  letters.seal(2);
  expect([0, 1, 2].map((seat) => letters.read(seat))).toEqual([true, false, true]);
  expect(new Letters("a").read(2)).toBe(true);
  expect(new Letters("b").read(0)).toBe(false);
});

it("reads nothing into what is not its own", () => {
  localStorage.setItem("fateloom.letters.a", JSON.stringify({ at: 1, value: "all" }));
  expect(new Letters("a").read(0)).toBe(false);
});

it("follows another page of this device", () => {
  const here = new Letters("a");
  const end = here.follow();
  new Letters("a").seal(1);
  dispatchEvent(new StorageEvent("storage", { key: "fateloom.letters.a" }));
  expect(here.read(1)).toBe(true);
  end();
});

it("draws a curtain without anything that is not a number", () => {
  expect(drape()).not.toMatch(/NaN|undefined/);
  expect(drape().match(/<path/g)).toHaveLength(18);
});

it("remembers that the opening was read, and that nothing before it is news", () => {
  const letters = new Letters("a");
  expect(letters.told).toBe(false);
  letters.tell(1);
  expect(new Letters("a").told).toBe(true);
  expect(letters.read(0)).toBe(false);
  expect(kept(READ, "a")).toBe(1);
  keep(READ, "a", 9);
  letters.tell(1);
  expect(kept(READ, "a")).toBe(9);
});
