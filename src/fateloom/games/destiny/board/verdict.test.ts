import { expect, test } from "vitest";
import { listed, say } from "$lib/words";
import { verdict } from "./verdict";

/** What is said of this total beside those of Anna, Hedda and Otto. */
function said(total: number, ...others: number[]): string {
  const names = ["Anna", "Hedda", "Otto"];
  const rivals = others.map((each, i) => ({
    name: names[i] ?? "",
    total: each,
  }));
  const found = verdict(total, rivals, listed);
  return found ? say(found.id, found.args).replace(/[\u2068\u2069]/g, "") : "";
}

test.each([
  [28, [12, 19], "leads Hedda’s 19 by 9"],
  [18, [12, 19], "1 behind Hedda’s 19"],
  [19, [12, 19, 0], "level with Hedda"],
  [4, [0, 0], "leads: nobody else has anything yet"],
  [0, [3, 0], "Anna leads with 3"],
])("%i beside %j %s", (total, others, words) => {
  expect(said(total, ...others)).toBe(words);
});

test("all who share the best total are named", () => {
  expect(said(10, 12, 3, 12)).toBe("2 behind Anna and Otto’s 12");
  expect(said(12, 12, 12, 3)).toBe("level with Anna and Hedda");
});

test("nothing is said while nobody has anything", () => {
  expect(said(0, 0, 0)).toBe("");
  expect(said(3)).toBe("");
});
