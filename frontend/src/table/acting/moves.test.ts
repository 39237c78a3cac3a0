import { beforeEach, describe, expect, it, vi } from "vitest";
import { move } from "./moves";
import { DURATIONS } from "./scenes";

type Moved = { frames: Keyframe[]; duration: number };

/** What each element was told to do, by its id. */
let moved: Map<string, Moved>;

beforeEach(() => {
  moved = new Map();
  Element.prototype.animate = vi.fn(function (
    this: Element,
    frames: Keyframe[],
    { duration }: KeyframeAnimationOptions,
  ) {
    moved.set(this.id, { frames, duration: Number(duration) });
    return { id: this.id } as Animation;
  }) as unknown as typeof Element.prototype.animate;
});

function tile(inside: string): HTMLElement {
  const node = document.createElement("div");
  node.id = "tile";
  node.innerHTML = inside;
  return node;
}

describe("a reveal", () => {
  const REVEAL = { act: "reveal", at: "tile 3" } as const;

  it("parts what covers it to both sides", () => {
    const node = tile('<i id="l" data-parts="left"></i><i id="r" data-parts="right"></i>');
    const found = move(REVEAL, () => node, node, 0.5);
    expect(found).toHaveLength(2);
    expect([...moved.keys()]).toEqual(["l", "r"]);
    expect(moved.get("l")?.frames.at(-1)?.transform).toBe("translateX(-105%)");
    expect(moved.get("r")?.frames.at(-1)?.transform).toBe("translateX(105%)");
    expect(moved.get("l")?.duration).toBe(DURATIONS.reveal * 0.5);
  });

  it("opens what nothing covers", () => {
    const node = tile("");
    move(REVEAL, () => node, node, 1);
    expect([...moved.keys()]).toEqual(["tile"]);
    expect(moved.get("tile")?.frames[0]?.clipPath).toBe("circle(0)");
  });

  it("of something that is not on the page moves nothing", () => {
    expect(move(REVEAL, () => null, null, 1)).toEqual([]);
  });
});

describe("a strike", () => {
  it("needs somebody whom it hits", () => {
    const node = tile("");
    const act = { act: "strike", at: "seat 0", to: "seat 1" } as const;
    expect(move(act, () => node, node, 1)).toEqual([]);
    move(act, () => node, node, 1, tile(""));
    expect(moved.get("tile")?.duration).toBe(DURATIONS.strike);
  });
});
