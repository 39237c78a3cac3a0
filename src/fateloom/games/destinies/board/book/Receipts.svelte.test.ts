import { mount, unmount } from "svelte";
import { expect, test } from "vitest";
import type { EventInfo } from "$lib/protocol";
import { passages } from "../story";
import Receipts from "./Receipts.svelte";

const event = (code: string, ...args: unknown[]): EventInfo => ({ code, args }) as EventInfo;

test("two tests of one hero are both told, one after the other", async () => {
  const story = passages(
    [
      event("takes", 0, "gate.climb", "Climb"),
      event("counts", 0, 1, 7, 1, 0, 0, 1, [5, 8, 11]),
      event("takes", 0, "gate.jump", "Jump"),
      event("counts", 0, 1, 9, 2, 0, 0, 2, [5, 8, 11]),
    ],
    ["Corvin"],
  );
  const shown = mount(Receipts, { target: document.body, props: { passages: story, fresh: true } });
  expect(document.querySelectorAll(".count")).toHaveLength(2);
  await unmount(shown);
});
