import { expect, test } from "vitest";
import { breakable } from "./breakable";

test.each([
  ["Weidenhalfter", "Weiden-halfter"],
  ["Wachskerze", "Wachs-kerze"],
  ["Gingerbread", "Ginger-bread"],
  ["Lebkuchenpferd", "Lebku-chenpferd"],
  ["Ein Pfund Blei", "Ein Pfund Blei"],
])("%s may be divided as %s", (name, divided) => {
  expect(breakable(name).replaceAll("\u00ad", "-")).toBe(divided);
});
