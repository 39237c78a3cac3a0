import { expect, it } from "vitest";
import { parted, plain } from "./emphasis";

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
