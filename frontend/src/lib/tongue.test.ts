import { expect, it } from "vitest";
import { tagOf } from "./tongue";

it("reads a text in the first language that is wished for and there", () => {
  const words = { en: "The Ferry", de: "Die Fähre" };
  expect(tagOf(words, ["de-AT", "en"])).toBe("de");
  expect(tagOf(words, ["fr", "en"])).toBe("en");
  expect(tagOf(words, ["fr"])).toBe("en");
  expect(tagOf({ de: "Die Fähre", en: "The Ferry" }, ["fr"])).toBe("de");
  expect(tagOf({}, ["de"])).toBe("");
});
