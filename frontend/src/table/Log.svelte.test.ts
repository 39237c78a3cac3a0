import { flushSync, mount, unmount } from "svelte";
import { expect, test } from "vitest";
import Announcer from "./Announcer.svelte";
import Log from "./Log.svelte";
import { line } from "./told.fixture";

const told = [
  line(0, { seat: 0, answer: true }),
  line(1, { seat: 1, answer: true, weight: "strong" }),
  line(2, { seat: 0, weight: "quiet" }),
];
const texts = () => [...document.querySelectorAll(".log li")].map((li) => li.textContent?.trim());

test("quiet lines unfold and fold at a button", () => {
  const shown = mount(Log, { target: document.body, props: { told, names: ["Ada", "Bo"] } });
  flushSync();
  expect(texts()).toEqual(["line 0", "line 1", "and one quiet step"]);
  const button = document.querySelector<HTMLButtonElement>(".fold button");
  expect(button?.getAttribute("aria-expanded")).toBe("false");
  button?.click();
  flushSync();
  expect(texts()).toEqual(["line 0", "line 1", "line 2", "and one quiet step"]);
  button?.click();
  flushSync();
  expect(texts()).toHaveLength(3);
  void unmount(shown);
});

test("what mattered since the last turn is spoken once, with the question", () => {
  const props = $state({ told: told.slice(0, 1), ready: true, ask: "", seat: 0 });
  const shown = mount(Announcer, { target: document.body, props });
  const said = (role: string) => document.querySelector(`[role=${role}]`)?.textContent?.trim();
  flushSync();
  props.told = told;
  props.ask = "Your turn.";
  flushSync();
  expect(said("status")).toBe("Since your last turn: line 1 Your turn.");
  expect(said("log")).toBe("line 2");
  props.told = [...told, line(3, { seat: 1, answer: true })];
  flushSync();
  expect(said("status")).toBe("Since your last turn: line 1 Your turn.");
  props.ask = "";
  flushSync();
  expect(said("status")).toBe("");
  void unmount(shown);
});

test("what happened while words were fetched is spoken in words", () => {
  const props = $state({ told: told.slice(0, 1), ready: false, ask: "", seat: null });
  const shown = mount(Announcer, { target: document.body, props });
  const spoken = () => document.querySelector("[role=log]")?.textContent;
  flushSync();
  props.told = told.slice(0, 2);
  flushSync();
  expect(spoken()).toBe("");
  props.ready = true;
  flushSync();
  expect(spoken()).toBe("line 1");
  void unmount(shown);
});
