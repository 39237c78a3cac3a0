import { expect, test } from "vitest";
import { handBeside } from "./hand";

const room = { left: 0, top: 0, width: 500, height: 400 };
const card = { left: 200, top: 150, width: 100, height: 100 };
const box = (left: number, top: number, width = 10, height = 10) => ({ left, top, width, height });

test("a hand points down from above", () => {
  expect(handBeside(card, room, [], 80, 40)).toEqual({ to: "down", left: 230, top: 62 });
});

test("it gives way to what is drawn, side by side, and is left out where nothing is free", () => {
  const taken = [box(240, 100)];
  expect(handBeside({ ...card, left: 150, width: 200 }, room, taken, 80, 40)).toEqual({
    to: "down",
    left: 290,
    top: 62,
  });
  taken.push(box(200, 100, 100));
  expect(handBeside(card, room, taken, 80, 40)?.to).toBe("left");
  taken.push(box(380, 195));
  expect(handBeside(card, room, taken, 80, 40)?.to).toBe("right");
  taken.push(box(120, 185));
  expect(handBeside(card, room, taken, 80, 40)).toEqual({ to: "up", left: 230, top: 258 });
  taken.push(box(200, 330, 100));
  expect(handBeside(card, room, taken, 80, 40)).toBeNull();
});

test("it stays in the room", () => {
  expect(handBeside({ ...card, top: 20 }, room, [], 80, 40)?.to).toBe("left");
  expect(handBeside({ ...card, top: 20, left: 395 }, room, [], 80, 40)?.to).toBe("right");
});
