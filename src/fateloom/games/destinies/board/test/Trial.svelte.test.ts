import { createRawSnippet, mount, unmount } from "svelte";
import { afterEach, expect, test } from "vitest";
import type { EventInfo } from "$lib/protocol";
import { passages } from "../story";
import type { TableState } from "../table";
import { counted } from "./sheet";
import Trial from "./Trial.svelte";

const event = (code: string, ...args: unknown[]): EventInfo => ({ code, args }) as EventInfo;
const player = {
  seat: 0,
  hero: "wat",
  tracks: [[], [5, 7, 11], []],
  effort: 0,
  items: [],
};
const view = {
  waiting: [],
  asked: null,
  own_dice: false,
  players: [player],
  pois: [],
  tiles: [],
  npcs: [],
  pictures: [],
  names: [],
  language: "en",
};
const table = {
  view,
  called: () => "Wat",
  choosing: null,
} as unknown as TableState;
const foot = createRawSnippet(() => ({ render: () => "<p>foot</p>" }));
let shown: ReturnType<typeof mount> | undefined;

afterEach(async () => {
  if (shown) await unmount(shown);
});

test("the markers that are stamped are those that were counted, wherever they stand now", () => {
  const events = [
    event("visits", 0, "hut", "Basket Hut"),
    event("reads", "greeting", 0, 0, "Anna plaits without looking."),
    event("takes", 0, "hut.plait", "Plait a halter"),
    event("rolls", 0, [2, 3], [2]),
    event("counts", 0, 1, 7, 1, 0, 0, 1, [5, 8, 11]),
    event("tested", "hut.plait", 1, "Plait a halter"),
    event("reads", "result", 0, 0, "The halter holds."),
    event("markers", 0, 1, [5, 8, 11], [5, 7, 11]),
  ];
  const story = passages(events, ["Corvin"]);
  const sheet = counted(story[1], events);
  if (!sheet) throw new Error("nothing was counted");
  const report = (): void => undefined;
  shown = mount(Trial, {
    target: document.body,
    props: { table, sheet, id: "t", seat: 0, story, shared: false, fresh: false, report, foot },
  });
  const spaces = (look: string): (string | null)[] =>
    [...document.querySelectorAll(`.${look}`)].map((each) => each.textContent);
  expect(spaces("hit")).toEqual(["5"]);
  expect(spaces("miss")).toEqual(["8", "11"]);
  const said = document.querySelector("section[aria-live]")?.textContent ?? "";
  expect(said).toContain("5 is reached.");
  expect(said).toContain("8 and 11 are too high.");
  expect(said).toContain("Markers have moved since.");
  // What was read before the roll stays; what came of it is told when the story goes on.
  expect(document.querySelector(".read")?.textContent).toContain("without looking");
  expect(document.querySelector(".read")?.textContent).not.toContain("holds");
});
