import { describe, expect, it } from "vitest";
import { moveLabel } from "$lib/words";
import { answers } from "./answers";
import { choices } from "./choices";
import { sample } from "./sample";
import { made } from "$lib/moves.fixture";
import type { HandMove, HandView } from "$lib/protocol";

function told(view: HandView, ...legal: HandMove[]): string[] {
  const label = (move: HandMove): string => moveLabel("hand", move, view, ["Hedda"]);
  return answers(view, choices(legal), label).map(({ text, small, gilt, fatal }) =>
    [gilt ? "*" : "", text, small && ` (${small})`, fatal ? "!" : ""].join(""),
  );
}

describe("the answers on the ribbon", () => {
  it("tells what a blow would leave", () => {
    expect(told(sample(), made("take"))).toEqual(["Take 1 damage (5 of 6 left afterwards)"]);
    expect(told(sample({ grid: [3, 2] }), made("take"))).toEqual([
      "Take 1 damage (you lose the run)!",
    ]);
  });

  it("recommends an attack that fells its target", () => {
    const rest = { cards: [8], changes: [], slots: true };
    const attacks = [
      { place: "front", value: 3, against: 7, falls: false, ...rest },
      { place: "second", value: 8, against: 8, falls: true, ...rest },
    ];
    expect(
      told(
        sample({ committed: ["Scout"], attacks }),
        made("strike", { place: "front" }),
        made("strike", { place: "second" }),
      ),
    ).toEqual([
      "Strike Gate Guard with 3 (4 HP left)",
      "*Strike Cave Bear with 8 (defeated: strength 8)",
    ]);
  });

  it("names the abilities that go, and those that go with them", () => {
    const view = sample({ asked: "loss", amount: 1 });
    expect(
      told(view, made("lose", { left: 1, right: 0 }), made("lose", { left: 0, right: 1 })),
    ).toEqual(["Exhaust Shoot Through", "Exhaust Maneuver"]);
    expect(told(sample({ asked: "payment", about: "Long Range" }), made("exhaust"))).toEqual([
      "Exhaust Long Range (Maneuver too; 4 of 6 left afterwards)",
    ]);
  });

  it("tells what is still to come through a shield, and what stopping costs", () => {
    const view = sample({ asked: "shield", amount: 3, weapon: "Tower Shield", ready: true });
    expect(
      told(view, made("prevent", { damage: 2 }), made("prevent", { damage: 3 }), made("decline")),
    ).toEqual([
      "Prevent 2 damage (1 still comes)",
      "*Prevent 3 damage (nothing comes through)",
      "Prevent nothing (3 of 6 left afterwards)",
    ]);
    expect(told(sample({ asked: "boss", phase: "boss" }), made("stop"))).toEqual([
      "Stop attacking (Stopping costs 1 damage and 2 gold.)",
    ]);
  });
});
