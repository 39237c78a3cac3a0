import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { rulesText } from "$lib/rules/texts";
import { RULE_OF_ASK, RULE_OF_KIND, RULE_OF_WORD, rulesOf } from "./ruling";

const words = readFileSync("../src/fateloom/games/destinies/words/en/destinies.ftl", "utf8");

/** The objects of the messages with these names. */
function named(start: string): string[] {
  const found = words.matchAll(new RegExp(`^${start}-([a-z-]+) =`, "gm"));
  return [...found].map((each) => each[1] ?? "").sort();
}

test("each question and each kind of option has its rule, and no others have", () => {
  expect(Object.keys(RULE_OF_ASK).sort()).toEqual(named("destinies-ask"));
  expect(Object.keys(RULE_OF_KIND).sort()).toEqual(named("destinies-kind"));
});

test("each of these rules is in the rules", async () => {
  const rules = (await rulesText("destinies")) ?? "";
  for (const of of [RULE_OF_ASK, RULE_OF_KIND, RULE_OF_WORD]) {
    for (const rule of Object.values(of)) expect(rules).toContain(`**${rule}**`);
  }
});

test("a moment has the rule of its question, and of what else can be said", () => {
  expect(
    rulesOf("move", [{ kind: "go" }, { kind: "go" }, { kind: "stay" }, { kind: "spend" }]),
  ).toEqual(["DST-MOV-01", "DST-MOV-13", "DST-XP-03"]);
  expect(rulesOf(null, [])).toEqual([]);
});
