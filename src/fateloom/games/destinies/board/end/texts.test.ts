import { expect, test } from "vitest";
import type { EventInfo } from "$lib/protocol";
import { heard } from "./texts";

test("a text that was read twice was heard once, and only texts count", () => {
  const event = (code: string, ...args: unknown[]): EventInfo => ({ code, args }) as EventInfo;
  expect(
    heard([
      event("reads", "pois.inn.open"),
      event("takes", 0, "inn.ask"),
      event("reads", "pois.inn.ask"),
      event("reads", "pois.inn.open"),
    ]),
  ).toBe(2);
});
