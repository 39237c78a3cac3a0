import { expect, test } from "vitest";
import { chain } from "./chain";
import { hidden, visible } from "./sample";

const remembered = (face: string) =>
  visible(face, { sight: "known", dmg: null, hp: null, left: null });

test("each monster that is known comes with its damage, the front one first", () => {
  const links = chain({ line: [visible("Gate Guard", { dmg: 2 }), remembered("Cave Bear")] });
  expect(links.map((link) => link.monster?.name)).toEqual(["Gate Guard", "Cave Bear"]);
  expect(links).toMatchObject([
    { place: 0, visible: true, damage: 2 },
    { place: 1, visible: false, damage: 2 },
  ]);
});

test("neighbours of which nothing is known are one link", () => {
  const line = [visible("Scout"), hidden(), hidden(), remembered("Scout"), hidden()];
  const counts = chain({ line }).map((link) => (link.monster === null ? link.count : 0));
  expect(counts).toEqual([0, 2, 0, 1]);
});

test("a card on a side that was never seen is not known", () => {
  const turned = { ...hidden(), sight: "known", card: 3 };
  expect(chain({ line: [turned, hidden()] })).toEqual([{ place: 0, monster: null, count: 2 }]);
});
