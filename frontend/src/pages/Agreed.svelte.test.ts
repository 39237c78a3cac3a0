import { flushSync, mount, unmount } from "svelte";
import { expect, test, vi } from "vitest";
import type { Invitation, OptionInfo } from "$lib/protocol";

const speak = vi.fn<(speech: { text: string; lang: string }) => void>();

class Speech {
  lang = "";
  constructor(readonly text: string) {}
}

test("what was agreed on is read aloud in the language it is told in", async () => {
  vi.stubGlobal("speechSynthesis", { speak, cancel: vi.fn() });
  vi.stubGlobal("SpeechSynthesisUtterance", Speech);
  const { default: Agreed } = await import("./Agreed.svelte");
  const values = ["training", "late-tithe"];
  const about = { language: "de", seats: [], where: {} };
  const told = [
    { ...about, value: "late-tithe", title: "Der späte Zehnt", about: "Ein Abend im Tal." },
  ];
  const options = [
    { name: "scenario", default: "training", values, told, rare: false },
    { name: "mode", default: "race", values: ["race", "explorer"], told: [], rare: false },
  ] as unknown as OptionInfo[];
  const offer = {
    game: "destinies",
    players: [],
    options: { scenario: "late-tithe", mode: "race" },
    clock: null,
    talk: true,
    spectators: true,
    foreknown: false,
  } as unknown as Invitation;
  const shown = mount(Agreed, { target: document.body, props: { offer, options } });
  flushSync();
  expect(document.body.textContent).toContain("Each hero has a Destiny with two paths.");
  // These texts come from the client, not from a story.
  const [button, ...others] = document.querySelectorAll("button");
  expect(others).toEqual([]);
  expect(button?.getAttribute("aria-label")).toBe("Read aloud: Der späte Zehnt");
  button?.click();
  expect(speak.mock.lastCall?.[0]).toMatchObject({ text: "Ein Abend im Tal.", lang: "de" });
  expect(document.body.textContent).not.toContain("hidden cards");
  await unmount(shown);
  const known = mount(Agreed, {
    target: document.body,
    props: { offer: { ...offer, foreknown: true }, options },
  });
  expect(document.body.textContent).toContain("may know hidden cards");
  await unmount(known);
  vi.unstubAllGlobals();
});
