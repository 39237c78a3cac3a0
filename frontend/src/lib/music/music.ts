import { settings } from "../settings.svelte";
import { BEATS_A_BAR, bar, type Note } from "./melody";
import { heard, type Surroundings } from "./surroundings";

/** Of a beat, in seconds: a slow pulse. */
const BEAT = 0.72;
const BAR = BEATS_A_BAR * BEAT;
/** D below the lowest string of a lute. */
const LOWEST = 73.42;
/** How far ahead notes are given to the audio device, in seconds; how often, in milliseconds. */
const AHEAD = 1.5;
const TICK_MS = 400;
const LOUDNESS = 0.16;
/** While a voice reads, everything else steps back. */
const HUSHED = 0.25;
/** How slowly loudness changes, in seconds. */
const FADE = 1.2;

/** A drone, a plucked string and what is heard of a place; it plays until it is closed. */
class Music {
  readonly #audio = new AudioContext();
  readonly #all = this.#gain(0);
  readonly #string = this.#gain(1);
  readonly #seed: string;
  readonly #timer: ReturnType<typeof setInterval>;
  readonly #noise: AudioBuffer;
  #begin = 0;
  #bars = 0;
  #place = "";
  /** Lets what is heard around die away. */
  #hush: (() => void) | null = null;

  constructor(seed: string) {
    this.#seed = seed;
    this.#all.connect(this.#audio.destination);
    this.#string.connect(this.#filter("lowpass", 1800, 0.4)).connect(this.#all);
    this.#noise = this.#whiteNoise();
    this.#drone(LOWEST, 0.2);
    this.#drone(LOWEST * 1.5, 0.09);
    this.#begin = this.#audio.currentTime + 0.2;
    this.#timer = setInterval(() => this.#tick(), TICK_MS);
    this.#tick();
  }

  /** What is heard around: one of the names in surroundings.ts. */
  around(place: string): void {
    if (place === this.#place) return;
    this.#place = place;
    this.#hush?.();
    this.#hush = place ? this.#surround(heard(place)) : null;
  }

  close(): void {
    clearInterval(this.#timer);
    this.#fade(this.#all, 0);
    setTimeout(() => void this.#audio.close(), 3000 * FADE);
  }

  #tick(): void {
    if (document.hidden) {
      void this.#audio.suspend();
      return;
    }
    if (this.#audio.state === "suspended") void this.#audio.resume();
    const reading = globalThis.speechSynthesis?.speaking ?? false;
    this.#fade(this.#all, settings.music * LOUDNESS * (reading ? HUSHED : 1));
    while (this.#begin + this.#bars * BAR < this.#audio.currentTime + AHEAD) {
      const from = this.#begin + this.#bars * BAR;
      for (const note of bar(this.#bars, this.#seed)) this.#pluck(note, from + note.at * BEAT);
      this.#bars++;
    }
  }

  #pluck({ pitch, loudness }: Note, at: number): void {
    const tone = this.#tone("triangle", 2 * LOWEST * 2 ** (pitch / 12));
    const gain = this.#gain(0);
    gain.gain.setValueAtTime(0, at);
    gain.gain.linearRampToValueAtTime(loudness, at + 0.015);
    gain.gain.exponentialRampToValueAtTime(0.0008, at + 2.6);
    tone.connect(gain).connect(this.#string);
    tone.start(at);
    tone.stop(at + 2.7);
  }

  #drone(frequency: number, loudness: number): void {
    const tone = this.#tone("sine", frequency);
    const gain = this.#gain(loudness);
    this.#swell(gain.gain, 4, loudness / 2);
    tone.connect(gain).connect(this.#all);
    tone.start();
  }

  #surround(what: Surroundings): () => void {
    const source = new AudioBufferSourceNode(this.#audio, { buffer: this.#noise, loop: true });
    const swelling = this.#gain(1 - what.depth / 2);
    const slow = this.#swell(swelling.gain, what.swells, what.depth / 2);
    const gain = this.#gain(0);
    // Against the music, which is as loud as `LOUDNESS`.
    this.#fade(gain, what.loudness / LOUDNESS);
    source
      .connect(this.#filter("bandpass", what.frequency, what.narrow))
      .connect(swelling)
      .connect(gain)
      .connect(this.#all);
    source.start();
    return () => {
      this.#fade(gain, 0);
      const silent = this.#audio.currentTime + 4 * FADE;
      source.stop(silent);
      slow.stop(silent);
    };
  }

  /** Modulates a parameter `times` a minute by `depth`, until the returned oscillator stops. */
  #swell(what: AudioParam, times: number, depth: number): OscillatorNode {
    const slow = this.#tone("sine", times / 60);
    slow.connect(this.#gain(depth)).connect(what);
    slow.start();
    return slow;
  }

  #fade(gain: GainNode, loudness: number): void {
    gain.gain.setTargetAtTime(loudness, this.#audio.currentTime, FADE / 3);
  }

  #gain(gain: number): GainNode {
    return new GainNode(this.#audio, { gain });
  }

  #tone(type: OscillatorType, frequency: number): OscillatorNode {
    return new OscillatorNode(this.#audio, { type, frequency });
  }

  #filter(type: BiquadFilterType, frequency: number, Q: number): BiquadFilterNode {
    return new BiquadFilterNode(this.#audio, { type, frequency, Q });
  }

  #whiteNoise(): AudioBuffer {
    const buffer = this.#audio.createBuffer(1, 4 * this.#audio.sampleRate, this.#audio.sampleRate);
    const samples = buffer.getChannelData(0);
    for (let i = 0; i < samples.length; i++) samples[i] = 2 * Math.random() - 1;
    return buffer;
  }
}

let playing: Music | null = null;
let place = "";

/** Begin to play; the same seed plays the same music. Returns how to stop it. */
export function play(seed: string): () => void {
  const music = new Music(seed);
  playing = music;
  music.around(place);
  return () => {
    if (playing === music) playing = null;
    music.close();
  };
}

/** What is heard around from now on: one of the names in surroundings.ts, or nothing (""). */
export function surround(where: string): void {
  place = where;
  playing?.around(where);
}
