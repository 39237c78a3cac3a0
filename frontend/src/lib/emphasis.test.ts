import { expect, it } from "vitest";
import { parted, plain, spoken } from "./emphasis";

it.each([
  ["Nothing here.", ["Nothing here."]],
  ["All *right*, she says.", ["All ", "right", ", she says."]],
  ["*Barn*, it says. *Kindly return.*", ["", "Barn", ", it says. ", "Kindly return.", ""]],
  ["I", ["I"]],
  ["2 * 3 * 4 and a lone *", ["2 * 3 * 4 and a lone *"]],
])("finds what is emphasized: %s", (text, parts) => {
  expect(parted(text)).toEqual(parts);
});

it("says a text without its asterisks", () => {
  expect(plain("“*Dik*,” you say.")).toBe("“Dik,” you say.");
  expect(plain("2 * 3 * 4")).toBe("2 * 3 * 4");
});

it.each([
  ["It says DANGER on it.", "It says Danger on it."],
  ["*I LEFT IT OUT*, it says.", "I Left It Out, it says."],
  ["EHRLICH WÄHRT AM LÄNGSTEN", "Ehrlich Währt Am Längsten"],
  ["King Osric II gives 2 XP.", "King Osric II gives 2 XP."],
])("says words in capitals as words: %s", (text, said) => {
  expect(spoken(text)).toBe(said);
});
