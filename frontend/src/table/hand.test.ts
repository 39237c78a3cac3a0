import { describe, expect, it } from "vitest";
import { handLayout } from "./hand";

describe("handLayout", () => {
  it("lays cards side by side where all can be read", () => {
    const { shape, width } = handLayout(7, 60, 12);
    expect(shape).toBe("cards");
    expect(7 * width + 6 * 0.35).toBeLessThanOrEqual(60);
    expect(width * 1.4).toBeLessThanOrEqual(12);
  });

  it("shows spines where cards would be too narrow, and planks where they would be too low", () => {
    expect(handLayout(7, 22, 12).shape).toBe("spines");
    expect(handLayout(3, 60, 6).shape).toBe("planks");
  });

  it("opens a card among spines only where it has the height", () => {
    for (const height of [5, 6.9, 7, 8, 9, 12]) {
      const { shape, width } = handLayout(9, 22, height);
      if (shape === "spines") expect(width * 1.4).toBeLessThanOrEqual(height);
    }
  });

  it("keeps all spines and the open card in a phone's width", () => {
    for (let count = 2; count <= 8; count++) {
      const { shape, width, narrow } = handLayout(count, 23, 10);
      if (shape === "spines")
        expect(width + (count - 1) * narrow + count * 0.25).toBeLessThanOrEqual(23);
    }
  });

  it("opens no card where the spines alone fill the room", () => {
    expect(handLayout(8, 21.5, 10).width).toBeGreaterThan(0);
    const { width, narrow } = handLayout(10, 22, 10);
    expect(width).toBe(0);
    expect(10 * narrow + 9 * 0.25).toBeLessThanOrEqual(22);
  });

  it("never makes a spine too narrow to touch", () => {
    expect(handLayout(14, 21, 10).narrow).toBeGreaterThanOrEqual(1.9);
  });

  it("has room for nothing", () => {
    expect(handLayout(0, 60, 12).width).toBeGreaterThan(0);
  });
});
