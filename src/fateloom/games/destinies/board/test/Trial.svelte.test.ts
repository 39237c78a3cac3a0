import { mount, unmount } from "svelte";
import { afterEach, expect, test } from "vitest";
import type { EventInfo } from "$lib/protocol";
import { passages } from "../story";
import type { TableState } from "../table";
import { counted } from "./sheet";
import Trial from "./Trial.svelte";

const event = (code: string, ...args: unknown[]): EventInfo => ({ code, args }) as EventInfo;
const player = { hero: "wat", tracks: [[], [5, 7, 11], []], effort: 0, items: [] };
const view = { waiting: [], asked: null, own_dice: false, players: [player] };
const table = { view, called: () => "Wat", choosing: null } as unknown as TableState;
let shown: ReturnType<typeof mount> | undefined;

afterEach(async () => {
  if (shown) await unmount(shown);
});

test("the markers that are stamped are those that were counted, wherever they stand now", () => {
  const story = passages(
    [
      event("takes", 0, "hut.plait", "Plait a halter"),
      event("rolls", 0, [2, 3], [2]),
      event("counts", 0, 1, 7, 1, 0, 0, 1, [5, 8, 11]),
      event("tested", "hut.plait", 1, "Plait a halter"),
      event("markers", 0, 1, [5, 8, 11], [5, 7, 11]),
    ],
    ["Corvin"],
  );
  const sheet = counted(story[0]);
  if (!sheet) throw new Error("nothing was counted");
  shown = mount(Trial, { target: document.body, props: { table, sheet, note: "", fresh: false } });
  const spaces = (look: string): (string | null)[] =>
    [...document.querySelectorAll(`.${look}`)].map((each) => each.textContent);
  expect(spaces("hit")).toEqual(["5"]);
  expect(spaces("miss")).toEqual(["8", "11"]);
  const [, reached] = document.querySelectorAll("[aria-live] .sum");
  expect(reached?.textContent).toBe("5");
});
