import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { SoundName } from "./sound";

const NAMES: SoundName[] = [
  "lay",
  "draw",
  "deal",
  "turn",
  "mark",
  "count",
  "thread",
  "stamp",
  "gavel",
  "strike",
  "tremble",
  "rise",
  "dice",
  "find",
  "coin",
  "seal",
  "win",
  "lose",
  "refused",
];

const play = vi.fn();

class FakeAudio {
  state = "running";
  destination = {};
  createBuffer(_: number, length: number): object {
    const samples = new Float32Array(length);
    play(samples);
    return { getChannelData: () => samples };
  }
  createBufferSource(): object {
    const source = { playbackRate: {}, start: vi.fn(), connect: <T>(to: T): T => to };
    return source;
  }
  createGain(): object {
    return { gain: {}, connect: vi.fn() };
  }
}

class FakePanner {
  connect = vi.fn();
}

/** A freshly loaded page without any user interaction. */
async function opened(loudness: number): Promise<(typeof import("./sound"))["sound"]> {
  vi.resetModules();
  localStorage.setItem("fateloom.settings", JSON.stringify({ sound: loudness }));
  return (await import("./sound")).sound;
}

function touch(): void {
  dispatchEvent(new Event("pointerup"));
}

beforeEach(() => {
  play.mockClear();
  vi.stubGlobal("AudioContext", FakeAudio);
  vi.stubGlobal("StereoPannerNode", FakePanner);
});

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

it.each(NAMES)("makes the sound %s, short and within bounds", async (name) => {
  const sound = await opened(1);
  touch();
  sound(name);
  await vi.waitFor(() => expect(play).toHaveBeenCalledOnce());
  const samples = play.mock.calls[0]?.[0] as Float32Array;
  const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  expect(samples.every(Number.isFinite)).toBe(true);
  expect(loudest).toBeGreaterThan(0.05);
  expect(loudest).toBeLessThan(1);
  expect(samples.length / 44_100).toBeLessThan(0.8);
});

it("is as loud as is set", async () => {
  const loudest: number[] = [];
  for (const loudness of [1, 0.4]) {
    const sound = await opened(loudness);
    touch();
    play.mockClear();
    sound("stamp");
    await vi.waitFor(() => expect(play).toHaveBeenCalledOnce());
    const samples = play.mock.calls[0]?.[0] as Float32Array;
    loudest.push(samples.reduce((most, each) => Math.max(most, Math.abs(each)), 0));
  }
  expect((loudest[1] ?? 0) / (loudest[0] ?? 1)).toBeCloseTo(0.4, 1);
});

it("gives those a sample who have not chosen", async () => {
  await opened(0);
  const { sample } = await import("./sound");
  sample();
  await vi.waitFor(() => expect(play).toHaveBeenCalledTimes(4), { timeout: 5000 });
});

it("is quiet unless it is wanted, and before the page was touched", async () => {
  const sound = await opened(1);
  sound("lay");
  const unwanted = await opened(0);
  touch();
  unwanted("lay");
  await new Promise((done) => setTimeout(done, 50));
  expect(play).not.toHaveBeenCalled();
});

it("does without an audio device", async () => {
  vi.stubGlobal("AudioContext", undefined);
  const sound = await opened(1);
  touch();
  expect(() => sound("win")).not.toThrow();
  await new Promise((done) => setTimeout(done, 50));
});
