import { describe, expect, it } from "vitest";
import { lies } from "./fan";

describe("the fan of strength cards", () => {
  it("opens as far as a value needs, and no further than there is room", () => {
    expect(lies(1)).toEqual([{ left: 0, top: -0 }]);
    expect(lies(3).map(({ left }) => left)).toEqual([0, 5.2, 10.4]);
    for (const count of [4, 7, 11]) {
      const last = lies(count).at(-1);
      expect(last?.left).toBeLessThanOrEqual(15);
      expect(last?.top).toBeLessThan(0);
    }
  });
});
