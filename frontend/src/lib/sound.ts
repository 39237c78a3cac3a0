import { untrack } from "svelte";
import { settings } from "./settings.svelte";

export type SoundName =
  | "lay"
  | "draw"
  | "deal"
  | "turn"
  | "mark"
  | "count"
  | "thread"
  | "stamp"
  | "gavel"
  | "strike"
  | "tremble"
  | "rise"
  | "dice"
  | "find"
  | "coin"
  | "seal"
  | "bell"
  | "win"
  | "lose"
  | "refused"
  | "time";

/** What zzfx makes a sound of, by the names of its parameters. */
interface Tone {
  volume: number;
  /** How much the pitch differs from time to time: 0.1 is a tenth. */
  randomness?: number;
  /** In hertz. A jump is added after a number of seconds, and again with every repeat. */
  frequency: number;
  pitchJump?: number;
  pitchJumpTime?: number;
  repeatTime?: number;
  /** In seconds. */
  attack?: number;
  sustain?: number;
  release: number;
  shape: "sine" | "triangle" | "noise";
  /** In hertz: what is above (negative) or below (positive) is taken away. */
  filter?: number;
}

interface Zzfx {
  audioContext: AudioContext;
  play(...parameters: (number | undefined)[]): unknown;
}

const SHAPES = { sine: 0, triangle: 1, noise: 4 } as const;

/** Parchment and small bells: short, low, and never sharp. */
const TONES: Record<SoundName, Tone> = {
  lay: {
    volume: 1,
    randomness: 0.1,
    frequency: 140,
    sustain: 0.01,
    release: 0.08,
    shape: "noise",
    filter: -1200,
  },
  draw: {
    volume: 0.9,
    randomness: 0.1,
    frequency: 500,
    attack: 0.03,
    sustain: 0.03,
    release: 0.09,
    shape: "noise",
    filter: 1500,
  },
  deal: {
    volume: 0.8,
    randomness: 0.1,
    frequency: 600,
    sustain: 0.02,
    release: 0.05,
    shape: "noise",
    filter: 1200,
    repeatTime: 0.06,
  },
  turn: {
    volume: 1,
    frequency: 523,
    pitchJump: 261,
    pitchJumpTime: 0.1,
    attack: 0.01,
    sustain: 0.08,
    release: 0.4,
    shape: "sine",
  },
  mark: { volume: 0.8, randomness: 0.05, frequency: 880, release: 0.03, shape: "triangle" },
  count: {
    volume: 0.5,
    frequency: 587,
    pitchJump: 37,
    pitchJumpTime: 0.08,
    sustain: 0.4,
    release: 0.12,
    shape: "triangle",
  },
  thread: {
    volume: 0.7,
    randomness: 0.1,
    frequency: 300,
    attack: 0.12,
    sustain: 0.16,
    release: 0.12,
    shape: "noise",
    filter: 2400,
  },
  stamp: {
    volume: 1.2,
    randomness: 0.05,
    frequency: 92,
    pitchJump: -30,
    pitchJumpTime: 0.03,
    sustain: 0.02,
    release: 0.16,
    shape: "triangle",
  },
  gavel: {
    volume: 1.4,
    randomness: 0.03,
    frequency: 190,
    pitchJump: -60,
    pitchJumpTime: 0.02,
    sustain: 0.015,
    release: 0.14,
    shape: "triangle",
  },
  strike: {
    volume: 1.2,
    randomness: 0.08,
    frequency: 240,
    pitchJump: -90,
    pitchJumpTime: 0.05,
    attack: 0.005,
    sustain: 0.03,
    release: 0.16,
    shape: "noise",
    filter: -1800,
  },
  tremble: {
    volume: 1,
    frequency: 98,
    pitchJump: 12,
    pitchJumpTime: 0.05,
    repeatTime: 0.1,
    attack: 0.01,
    sustain: 0.12,
    release: 0.14,
    shape: "sine",
  },
  rise: {
    volume: 1.1,
    frequency: 65,
    pitchJump: 33,
    pitchJumpTime: 0.22,
    attack: 0.12,
    sustain: 0.28,
    release: 0.3,
    shape: "triangle",
  },
  dice: {
    volume: 1,
    randomness: 0.15,
    frequency: 420,
    sustain: 0.02,
    release: 0.05,
    shape: "noise",
    filter: -2200,
    repeatTime: 0.09,
  },
  find: {
    volume: 0.9,
    frequency: 330,
    pitchJump: 165,
    pitchJumpTime: 0.16,
    attack: 0.03,
    sustain: 0.2,
    release: 0.35,
    shape: "sine",
  },
  coin: {
    volume: 0.7,
    randomness: 0.05,
    frequency: 1175,
    pitchJump: 392,
    pitchJumpTime: 0.06,
    sustain: 0.03,
    release: 0.22,
    shape: "sine",
  },
  seal: {
    volume: 1.1,
    randomness: 0.08,
    frequency: 160,
    pitchJump: -70,
    pitchJumpTime: 0.02,
    sustain: 0.01,
    release: 0.11,
    shape: "noise",
    filter: -1500,
  },
  bell: {
    volume: 1.1,
    frequency: 196,
    attack: 0.005,
    sustain: 0.3,
    release: 1.8,
    shape: "sine",
  },
  win: {
    volume: 1,
    frequency: 392,
    pitchJump: 196,
    pitchJumpTime: 0.14,
    repeatTime: 0.14,
    attack: 0.01,
    sustain: 0.25,
    release: 0.3,
    shape: "sine",
  },
  lose: {
    volume: 1,
    frequency: 294,
    pitchJump: -74,
    pitchJumpTime: 0.2,
    attack: 0.02,
    sustain: 0.2,
    release: 0.45,
    shape: "triangle",
  },
  refused: {
    volume: 1.2,
    frequency: 130,
    pitchJump: -20,
    pitchJumpTime: 0.06,
    attack: 0.01,
    sustain: 0.04,
    release: 0.12,
    shape: "triangle",
  },
  time: { volume: 0.6, frequency: 349, attack: 0.04, sustain: 0.15, release: 1.1, shape: "sine" },
};

// Browsers let a page sound only once it was touched.
let touched = false;
for (const gesture of ["pointerup", "keydown"]) {
  addEventListener(gesture, () => (touched = true), { once: true, capture: true });
}

/** Sounds, if the user wants it. Never fails: without sound everything works. */
export function sound(name: SoundName): void {
  // An effect that makes a sound must not make it again when the setting changes.
  const loudness = untrack(() => settings.sound) ?? 0;
  if (touched && loudness > 0) play(TONES[name], loudness).catch(() => undefined);
}

const SAMPLE: readonly SoundName[] = ["deal", "thread", "stamp", "win"];
const BETWEEN_MS = 420;

/** A few sounds one after the other, for those who have not chosen yet. */
export function sample(): void {
  SAMPLE.forEach((name, i) => {
    setTimeout(() => void play(TONES[name], 1).catch(() => undefined), i * BETWEEN_MS);
  });
}

async function play(tone: Tone, loudness: number): Promise<void> {
  // Loaded so late because it opens the audio device at once.
  // @ts-expect-error It comes without types.
  const { ZZFX } = (await import("zzfx")) as { ZZFX: Zzfx };
  if (ZZFX.audioContext.state === "suspended") await ZZFX.audioContext.resume();
  ZZFX.play(...parameters({ ...tone, volume: tone.volume * loudness }));
}

/** In the order in which zzfx takes them. */
function parameters(tone: Tone): (number | undefined)[] {
  const none = undefined;
  return [
    tone.volume,
    tone.randomness ?? 0,
    tone.frequency,
    tone.attack,
    tone.sustain,
    tone.release,
    SHAPES[tone.shape],
    ...[none, none, none], // shape curve, slide, delta slide
    tone.pitchJump,
    tone.pitchJumpTime,
    tone.repeatTime,
    ...[none, none, none, none, none, none, none], // noise to tremolo
    tone.filter,
  ];
}
