import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

const voice = { cancel: vi.fn(), speak: vi.fn<(speech: Speech) => void>() };

class Speech {
  lang = "";
  onend: (() => void) | null = null;
  constructor(readonly text: string) {}
}

let Aloud: (typeof import("./Aloud.svelte"))["default"];
let shown: ReturnType<typeof mount>[] = [];

beforeEach(async () => {
  vi.stubGlobal("speechSynthesis", voice);
  vi.stubGlobal("SpeechSynthesisUtterance", Speech);
  Aloud = (await import("./Aloud.svelte")).default;
});
afterEach(async () => {
  await Promise.all(shown.map((each) => unmount(each)));
  shown = [];
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

/** Lays a text with its button on the page. */
function lay(words: string, what: string): HTMLButtonElement {
  shown.push(mount(Aloud, { target: document.body, props: { words, what, language: "de" } }));
  flushSync();
  const buttons = document.querySelectorAll("button");
  return buttons[buttons.length - 1] as HTMLButtonElement;
}

test("nothing is read unasked, and what is asked for in its own language", () => {
  const button = lay("Es war einmal", "The Old Tale");
  expect(voice.speak).not.toHaveBeenCalled();
  expect(button.getAttribute("aria-label")).toBe("Read aloud: The Old Tale");
  button.click();
  flushSync();
  expect(voice.speak.mock.lastCall?.[0]).toMatchObject({ text: "Es war einmal", lang: "de" });
  expect(button.getAttribute("aria-label")).toBe("Stop reading: The Old Tale");
  voice.speak.mock.lastCall?.[0].onend?.();
  flushSync();
  expect(button.getAttribute("aria-pressed")).toBe("false");
});

test("a text that goes is no longer read", async () => {
  lay("Es war einmal", "The Old Tale").click();
  voice.cancel.mockClear();
  await unmount(shown.pop() ?? {});
  expect(voice.cancel).toHaveBeenCalledOnce();
});

test("a text that is not read goes without ending what is read elsewhere", async () => {
  lay("Es war einmal", "The Old Tale").click();
  lay("Another", "Another");
  voice.cancel.mockClear();
  await unmount(shown.pop() ?? {});
  expect(voice.cancel).not.toHaveBeenCalled();
});

test("another text is read instead, not afterwards", () => {
  const first = lay("Es war einmal", "The Old Tale");
  const second = lay("Another", "Another");
  first.click();
  voice.cancel.mockClear();
  second.click();
  expect(voice.cancel).toHaveBeenCalledOnce();
  expect(voice.speak.mock.lastCall?.[0].text).toBe("Another");
});
