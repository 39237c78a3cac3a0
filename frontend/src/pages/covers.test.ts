import { expect, test } from "vitest";
import { COVERS, plainCover } from "./covers";

test("covers that stand beside each other have different colours", () => {
  const plain = ["crossroads", "masquerade", "halma"].map(plainCover);
  const cloths = [...COVERS, ...plain].map(({ cloth }) => cloth);
  expect(new Set(cloths).size).toBe(cloths.length);
});
