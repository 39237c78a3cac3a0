import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keep, kept, watch } from "./kept";

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("what was kept of a table is there again", () => {
  expect(kept("parts", "a")).toBeUndefined();
  keep("parts", "a", { on: true });
  expect(kept("parts", "a")).toEqual({ on: true });
  expect(kept("parts", "b")).toBeUndefined();
  expect(kept("timer", "a")).toBeUndefined();
});

test("tables long left make room", () => {
  vi.useFakeTimers();
  for (let i = 0; i < 30; i++) {
    vi.setSystemTime(i * 1000);
    keep("parts", `t${i}`, i);
    if (i === 20) keep("parts", "t0", "again");
  }
  expect(kept("parts", "t0")).toBe("again");
  expect(kept("parts", "t1")).toBeUndefined();
  expect(kept("parts", "t29")).toBe(29);
  expect(localStorage.length).toBe(24);
});

test("without storage, or with something strange in it, nothing was kept", () => {
  localStorage.setItem("fateloom.parts.a", "{");
  expect(kept("parts", "a")).toBeUndefined();
  vi.stubGlobal("localStorage", undefined);
  keep("parts", "a", 1);
  expect(kept("parts", "a")).toBeUndefined();
});

test("what another page keeps of the table is told", () => {
  const told: unknown[] = [];
  const stop = watch("parts", "a", (value) => told.push(value));
  const heard = (key: string): boolean => dispatchEvent(new StorageEvent("storage", { key }));
  keep("parts", "a", 1);
  heard("fateloom.parts.a");
  heard("fateloom.parts.b");
  keep("parts", "a", 2);
  stop();
  heard("fateloom.parts.a");
  expect(told).toEqual([1]);
});
