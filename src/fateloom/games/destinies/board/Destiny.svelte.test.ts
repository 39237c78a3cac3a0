import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { TableState } from "./table";

const voice = { cancel: vi.fn(), speak: vi.fn<(speech: { text: string; lang: string }) => void>() };

class Speech {
  lang = "";
  constructor(readonly text: string) {}
}

const view = {
  seat: 0,
  language: "en",
  scene: null,
  players: [{ hero: "nell" }],
  destiny: {
    name: "What the Beam Said",
    text: "They drove her out.",
    roads: [
      {
        path: "gold",
        name: "The True Pound",
        text: "Find it.",
        ready: false,
        steps: [
          { id: "ask", text: "You asked.", reached: true, holds: true },
          { id: "weigh", text: "", reached: false, holds: false },
        ],
      },
    ],
  },
};
const table = { view, choosing: null, open: false, called: () => "Nell" } as unknown as TableState;
const heard = [
  { index: 7, place: "Mill", asked: "The pound", words: ["It is light.", "He nods."] },
];
let shown: ReturnType<typeof mount> | undefined;

beforeEach(() => {
  vi.stubGlobal("speechSynthesis", voice);
  vi.stubGlobal("SpeechSynthesisUtterance", Speech);
});
afterEach(async () => {
  if (shown) await unmount(shown);
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

/** Opens the card, on a private or a shared screen. */
async function open(shared: boolean): Promise<void> {
  const { default: Destiny } = await import("./Destiny.svelte");
  const props = { id: "t", table, heard, shared, onclose: vi.fn() };
  shown = mount(Destiny, { target: document.body, props });
  flushSync();
  const button = [...document.querySelectorAll("button")].find((each) =>
    each.textContent.includes(shared ? "Hold" : "Open"),
  );
  if (shared) button?.dispatchEvent(new KeyboardEvent("keydown", { key: " ", bubbles: true }));
  else button?.click();
  flushSync();
  // It has to be held for a moment.
  await vi.waitFor(() => expect(document.querySelector("h2")?.textContent).toBe(view.destiny.name));
}

function buttons(): HTMLButtonElement[] {
  return [...document.querySelectorAll<HTMLButtonElement>("button[aria-label^='Read aloud']")];
}

/** Expands the answer to a question. */
function unfold(on: boolean): void {
  const details = document.querySelector("details");
  if (!details) throw new Error("nothing was asked");
  details.open = on;
  details.dispatchEvent(new Event("toggle"));
  flushSync();
}

test("what came of a question is read once it is unfolded, and no longer than that", async () => {
  await open(false);
  expect(buttons()).toHaveLength(1);
  unfold(true);
  const [, answer] = buttons();
  answer?.click();
  flushSync();
  expect(voice.speak.mock.lastCall?.[0]).toMatchObject({
    text: "It is light. He nods.",
    lang: "en",
  });
  voice.cancel.mockClear();
  unfold(false);
  expect(voice.cancel).toHaveBeenCalledOnce();
  expect(buttons()).toHaveLength(1);
});

test("a step that is not reached is not read", async () => {
  await open(false);
  buttons()[0]?.click();
  expect(voice.speak.mock.lastCall?.[0].text.split("\n").at(-1)).toBe("You asked.");
});

test("nothing of it is read on a screen that others look at", async () => {
  await open(true);
  unfold(true);
  expect(document.body.textContent).toContain("They drove her out.");
  expect(buttons()).toHaveLength(0);
});
