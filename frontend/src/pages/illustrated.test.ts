import { describe, expect, it } from "vitest";
import type { Illustration } from "$lib/rules/illustration";
import { rulesPage } from "$lib/rules/markdown";
import { placePlates } from "$lib/rules/plates";
import { has } from "$lib/words";
import { illustrationsOf } from "./illustrated";

const RULES = import.meta.glob<string>("../../../src/fateloom/games/*/rules.md", {
  query: "?raw",
  import: "default",
  eager: true,
});

function rules(game: string): HTMLElement {
  const text = document.createElement("article");
  text.innerHTML = rulesPage(RULES[`../../../src/fateloom/games/${game}/rules.md`] ?? "").html;
  return text;
}

describe.each(["destinies", "destiny", "hand", "realms"])("the rules of %s", (game) => {
  it("have a place and a caption for every picture", async () => {
    const plates = await illustrationsOf(game);
    const text = rules(game);
    expect(plates.length).toBeGreaterThan(2);
    for (const { below, caption } of plates) {
      expect(text.querySelector(`[id="${below}"]`), below).not.toBeNull();
      expect(has(caption), caption).toBe(true);
    }
    const remove = placePlates(text, plates);
    expect(text.querySelectorAll("figure figcaption")).toHaveLength(plates.length);
    remove();
    expect(text.querySelectorAll("figure, .plate")).toHaveLength(0);
  });
});

it("leaves out a picture whose place is gone", () => {
  const lost: Illustration = { below: "DTY-NONE-01", caption: "none" };
  const text = rules("destiny");
  placePlates(text, [lost]);
  expect(text.querySelector("figure")).toBeNull();
});

it("has none for other games", async () => {
  expect(await illustrationsOf("halma")).toEqual([]);
});
