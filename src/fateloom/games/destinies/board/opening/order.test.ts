import { expect, it } from "vitest";
import type { DestiniesView } from "$lib/protocol";
import { orderOf } from "./order";

function table(seats: number, mode: string, ...taken: (number | null)[]): DestiniesView {
  return {
    mode,
    players: Array.from({ length: seats }, (_, seat) => ({ seat })),
    heroes: taken.map((seat) => ({ taken: seat })),
  } as unknown as DestiniesView;
}

it("tells who has chosen, who chooses, and who comes later", () => {
  expect(orderOf(table(3, "race", null, 0, null), 1)).toEqual([
    { seat: 0, standing: "done" },
    { seat: 1, standing: "now" },
    { seat: 2, standing: "to-come" },
  ]);
});

it("leaves out who plays a companion", () => {
  expect(orderOf(table(4, "team", null, null), 0).map(({ seat }) => seat)).toEqual([0, 1]);
});

it("says nothing to somebody who plays alone", () => {
  expect(orderOf(table(1, "explorer", null, null), 0)).toEqual([]);
});
