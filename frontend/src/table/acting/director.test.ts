import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Step } from "$lib/acts";
import { Director, GAP_MS, HOLD_MS } from "./director";
import { DURATIONS, type Scene } from "./scenes";

const RING: Step = [{ act: "ring", at: "seat 1", tone: "harm" }];
const THREAD: Step = [{ act: "thread", from: "seat 0", to: "seat 1" }];
const DRAWN = DURATIONS.thread;

let begun: [number, Step, number][] = [];
let standing: Scene[] = [];
let hidden: Scene[] = [];
let speed = 1;
let director: Director;

const finish = vi.fn();

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  begun = [];
  standing = [];
  hidden = [];
  speed = 1;
  finish.mockClear();
  director = new Director(
    {
      begin: (scene, step, ms) => {
        begun.push([Date.now(), step, ms]);
        standing = [...standing.filter((each) => each !== scene), scene];
      },
      finish,
      seen: (scene) => !hidden.includes(scene),
      clear: (scene) => (standing = standing.filter((each) => each !== scene)),
    },
    (ms) => ms * speed,
  );
});
afterEach(() => vi.useRealTimers());

const strong = (...steps: Step[]): Scene => ({ steps, strong: true, stays: false, hits: false });
const quiet = (...steps: Step[]): Scene => ({ ...strong(...steps), strong: false });
const times = (): number[] => begun.map(([at]) => at);

test("steps follow each other, and what stands goes after a while", () => {
  const scene = strong(THREAD, RING);
  director.play([scene]);
  vi.advanceTimersByTime(DRAWN);
  expect(begun).toEqual([
    [0, THREAD, DRAWN],
    [DRAWN, RING, DURATIONS.ring],
  ]);
  vi.advanceTimersByTime(DURATIONS.ring + HOLD_MS - 1);
  expect(standing).toEqual([scene]);
  vi.advanceTimersByTime(1);
  expect(standing).toEqual([]);
});

test("between strong scenes is a gap, and quiet ones wait for nothing", () => {
  director.play([strong(RING), strong(RING)]);
  vi.advanceTimersByTime(100);
  director.play([quiet(RING)]);
  expect(times()).toEqual([0, 100]);
  vi.advanceTimersByTime(GAP_MS);
  expect(times()).toEqual([0, 100, GAP_MS]);
});

test("a strong scene comes after what is quiet in the same moment", () => {
  director.play([quiet(THREAD), strong(RING)]);
  vi.advanceTimersByTime(DRAWN);
  expect(times()).toEqual([0, DRAWN]);
});

test("a touch ends what moves and what waits at once", () => {
  director.play([strong(THREAD, RING), strong(RING)]);
  vi.advanceTimersByTime(10);
  director.end();
  expect(finish).toHaveBeenCalledOnce();
  expect(standing).toEqual([]);
  vi.advanceTimersByTime(5000);
  expect(times()).toEqual([0]);
});

test("what others did stays until it was seen and touched", () => {
  const scene = { ...strong(THREAD), stays: true };
  director.play([scene]);
  hidden = [scene];
  vi.advanceTimersByTime(60_000);
  director.end();
  expect(standing).toEqual([scene]);
  hidden = [];
  director.end();
  expect(standing).toEqual([]);
});

test("what happens to the reader stays beside the next scene, other things go", () => {
  const mine = { ...strong(THREAD), stays: true, hits: true };
  const theirs = { ...strong(THREAD), stays: true };
  const last = { ...strong(RING), stays: true };
  director.play([mine, theirs, last]);
  vi.advanceTimersByTime(10_000);
  expect(standing).toEqual([mine, last]);
});

test("where nothing moves all stands at once, until the next strong scene", () => {
  speed = 0;
  const first = strong(THREAD, RING);
  const second = strong(RING);
  director.play([first]);
  vi.advanceTimersByTime(0);
  expect(begun.map(([at, , ms]) => [at, ms])).toEqual([
    [0, 0],
    [0, 0],
  ]);
  vi.advanceTimersByTime(60_000);
  expect(standing).toEqual([first]);
  director.play([second]);
  vi.advanceTimersByTime(0);
  expect(standing).toEqual([second]);
});

test("at another speed each step takes its share of the time", () => {
  speed = 0.5;
  director.play([strong(THREAD, RING)]);
  vi.advanceTimersByTime(1000);
  expect(times()).toEqual([0, DRAWN / 2]);
});

test("a reader who was away sees only the latest scenes", () => {
  director.play(Array.from({ length: 20 }, () => strong(RING)));
  vi.advanceTimersByTime(60_000);
  expect(begun.length).toBeLessThan(6);
});
