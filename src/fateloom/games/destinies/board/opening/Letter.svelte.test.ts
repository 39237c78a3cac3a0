import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { DestiniesView } from "$lib/protocol";
import Letter from "./Letter.svelte";

const view = {
  language: "en",
  players: [{ hero: "nell", portrait: "" }],
  destiny: { name: "What the Beam Said", text: "They drove her out.", roads: [] },
} as unknown as DestiniesView;
const bearer = { view, people: ["Hedda"], called: () => "Nell" };
let letter: ReturnType<typeof mount> | undefined;

beforeEach(() => {
  vi.useFakeTimers();
  const props = { bearer, seat: 0, shared: true, onread: vi.fn() };
  letter = mount(Letter, { target: document.body, props });
  flushSync();
});
afterEach(async () => {
  if (letter) await unmount(letter);
  vi.useRealTimers();
});

function touch(kind: "pointerdown" | "pointerup", isPrimary: boolean): void {
  const event = new MouseEvent(kind, { bubbles: true });
  Object.defineProperty(event, "isPrimary", { value: isPrimary });
  document.querySelector("button.wax")?.dispatchEvent(event);
}

function opened(): boolean {
  vi.advanceTimersByTime(2000);
  flushSync();
  return document.body.textContent.includes("They drove her out.");
}

it("opens when the seal has been held", () => {
  touch("pointerdown", true);
  expect(opened()).toBe(true);
});

it("stays sealed when a second finger came and went with the first", () => {
  touch("pointerdown", true);
  touch("pointerdown", false);
  touch("pointerup", true);
  expect(opened()).toBe(false);
});
