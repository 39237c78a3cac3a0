import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { settings } from "../settings.svelte";
import { BEATS_A_BAR, bar, pitch } from "./melody";
import { play, surround } from "./music";
import { heard } from "./surroundings";

const NOTES = Array.from({ length: 64 }, (_, number) => bar(number, "a table")).flat();

it("plays the same bar for the same seed, and others for others", () => {
  expect(bar(3, "a table")).toEqual(bar(3, "a table"));
  expect(bar(3, "a table")).not.toEqual(bar(3, "another"));
});

it("keeps to the Dorian mode, to the bar, and below what would be shrill", () => {
  const mode = new Set([0, 2, 3, 5, 7, 9, 10]);
  for (const note of NOTES) {
    expect(mode).toContain(note.pitch % 12);
    expect(note.at).toBeLessThan(BEATS_A_BAR);
    expect(note.pitch).toBeLessThanOrEqual(pitch(16));
    expect(note.loudness).toBeLessThanOrEqual(0.6);
  }
});

it("rests the tune in every other round of eight bars", () => {
  const length = (round: number): number =>
    Array.from({ length: 8 }, (_, number) => bar(8 * round + number, "a table")).flat().length;
  expect(length(1)).toBe(24);
  expect(length(0)).toBeGreaterThan(24);
});

it("knows a sound for a place it has never heard of", () => {
  expect(heard("moon")).toEqual(heard("field"));
  for (const place of ["sea", "dungeon", "finale"]) {
    expect(heard(place)).not.toEqual(heard("field"));
  }
});

/** What stands for every node: it remembers what was made and started. */
let made: FakeNode[] = [];
class FakeNode {
  gain = {
    setValueAtTime: vi.fn(),
    linearRampToValueAtTime: vi.fn(),
    exponentialRampToValueAtTime: vi.fn(),
    setTargetAtTime: vi.fn(),
  };
  starts: number[] = [];
  constructor(
    _: unknown,
    readonly options: Record<string, unknown>,
  ) {
    made.push(this);
  }
  connect<T>(to: T): T {
    return to;
  }
  disconnect = vi.fn();
  start(at = 0): void {
    this.starts.push(at);
  }
  stop = vi.fn();
}
let audio: FakeAudio;
class FakeAudio {
  currentTime = 0;
  sampleRate = 100;
  state = "running";
  destination = {};
  close = vi.fn(() => Promise.resolve());
  suspend = vi.fn(() => Promise.resolve());
  resume = vi.fn(() => Promise.resolve());
  constructor() {
    audio = this;
  }
  createBuffer(_: number, length: number): object {
    return { getChannelData: () => new Float32Array(length) };
  }
}

beforeEach(() => {
  made = [];
  vi.useFakeTimers();
  vi.stubGlobal("AudioContext", FakeAudio);
  for (const node of ["GainNode", "OscillatorNode", "BiquadFilterNode", "AudioBufferSourceNode"])
    vi.stubGlobal(node, FakeNode);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  surround("");
});

const plucked = (): FakeNode[] => made.filter((node) => node.options["type"] === "triangle");

it("gives the audio device its notes a little ahead, bar by bar", () => {
  const stop = play("a table");
  const first = plucked().length;
  expect(first).toBe(bar(0, "a table").length);
  audio.currentTime = 10;
  vi.advanceTimersByTime(500);
  const later = plucked().flatMap((node) => node.starts);
  expect(later.length).toBeGreaterThan(first);
  expect(Math.max(...later)).toBeLessThan(10 + 1.5 + 6);
  stop();
  audio.currentTime = 100;
  vi.advanceTimersByTime(10_000);
  expect(plucked().flatMap((node) => node.starts)).toEqual(later);
  expect(audio.close).toHaveBeenCalled();
});

it("is heard of a place, and of the next one instead", () => {
  surround("sea");
  const stop = play("a table");
  const filters = (): unknown[] =>
    made.filter((node) => node.options["type"] === "bandpass").map((node) => node.options);
  expect(filters()).toEqual([expect.objectContaining({ frequency: heard("sea").frequency })]);
  surround("forest");
  surround("forest");
  expect(filters()).toHaveLength(2);
  const noises = made.filter((node) => node.options["loop"] === true);
  expect(noises.map((noise) => noise.stop.mock.calls.length)).toEqual([1, 0]);
  stop();
});

it("steps back while a voice reads", () => {
  settings.music = 1;
  const targets = (): number[] =>
    made[0]?.gain.setTargetAtTime.mock.calls.map(([loudness]) => loudness as number) ?? [];
  const stop = play("a table");
  vi.stubGlobal("speechSynthesis", { speaking: true });
  vi.advanceTimersByTime(500);
  const [before, after] = targets();
  expect(after).toBeLessThan((before ?? 0) / 2);
  stop();
  settings.music = 0;
});
