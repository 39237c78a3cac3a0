export const TEXT_SIZES = [100, 115, 130, 150, 200] as const;
export const MOTIONS = ["slow", "full", "fast", "off"] as const;
export const TIMERS = [0, 2, 3, 5, 10] as const;
/** How loud something is, from 0 to 1. */
export const LOUDNESSES = [0, 0.4, 0.7, 1] as const;
/** How fast a voice reads, as a multiple of its own speed. */
export const SPEEDS = [0.75, 1, 1.25, 1.5] as const;

export type Theme = "day" | "night";
/** In percent. */
export type TextSize = (typeof TEXT_SIZES)[number];
export type Motion = (typeof MOTIONS)[number];
/** In minutes a turn; 0 is none. */
export type Timer = (typeof TIMERS)[number];
export type Loudness = (typeof LOUDNESSES)[number];
export type Speed = (typeof SPEEDS)[number];

interface Kept {
  language: string | null;
  theme: Theme | null;
  textSize: TextSize;
  motion: Motion;
  sound: Loudness | null;
  music: Loudness;
  voice: Loudness;
  voiceSpeed: Speed;
  odds: boolean;
  plan: boolean;
  timer: Timer;
  keys: boolean;
  onlyAnswers: boolean | null;
  onlyMet: number;
  tips: boolean;
  tipsMet: readonly string[];
  tableMode: boolean | null;
}

const KEY = "fateloom.settings";
const TABLET = "(pointer: coarse) and (min-width: 48rem) and (min-height: 36rem)";
const SPEED: Record<Motion, number> = { slow: 1.6, full: 1, fast: 0.4, off: 0 };

/** What this device's user has set. Kept by the browser; theme.js applies it to a new page first. */
class Settings {
  #kept = $state.raw<Kept>(read());
  #dark = $state(false);
  #still = $state(false);
  #tablet = $state(false);

  constructor() {
    follow("(prefers-color-scheme: dark)", (matches) => {
      this.#dark = matches;
      this.#apply();
    });
    follow("(prefers-reduced-motion: reduce)", (matches) => {
      this.#still = matches;
      this.#apply();
    });
    follow(TABLET, (matches) => (this.#tablet = matches));
    // Another window of this device may set them too.
    addEventListener("storage", (event) => {
      if (event.key !== KEY && event.key !== null) return;
      this.#kept = read();
      this.#apply();
    });
    this.#apply();
  }

  /** Null: that of the browser. */
  get language(): string | null {
    return this.#kept.language;
  }
  set language(language: string | null) {
    this.#set({ language });
  }

  /** Null: as the system is. */
  get theme(): Theme | null {
    return this.#kept.theme;
  }
  set theme(theme: Theme | null) {
    this.#set({ theme });
  }

  get textSize(): TextSize {
    return this.#kept.textSize;
  }
  set textSize(textSize: TextSize) {
    this.#set({ textSize });
  }

  get motion(): Motion {
    return this.#kept.motion;
  }
  set motion(motion: Motion) {
    this.#set({ motion });
  }

  /** How loud sound effects are; null until the reader has chosen. */
  get sound(): Loudness | null {
    return this.#kept.sound;
  }
  set sound(sound: Loudness | null) {
    this.#set({ sound });
  }

  /** How loud music and what is heard of a place are. */
  get music(): Loudness {
    return this.#kept.music;
  }
  set music(music: Loudness) {
    this.#set({ music });
  }

  /** How loud a voice reads aloud; at 0 none is offered. */
  get voice(): Loudness {
    return this.#kept.voice;
  }
  set voice(voice: Loudness) {
    this.#set({ voice });
  }

  get voiceSpeed(): Speed {
    return this.#kept.voiceSpeed;
  }
  set voiceSpeed(voiceSpeed: Speed) {
    this.#set({ voiceSpeed });
  }

  /** Whether the chances of a roll are shown before it. */
  get odds(): boolean {
    return this.#kept.odds;
  }
  set odds(odds: boolean) {
    this.#set({ odds });
  }

  /** Whether the plan of a dungeon is drawn as it is walked. */
  get plan(): boolean {
    return this.#kept.plan;
  }
  set plan(plan: boolean) {
    this.#set({ plan });
  }

  /** How long a turn may take before the play timer says so. */
  get timer(): Timer {
    return this.#kept.timer;
  }
  set timer(timer: Timer) {
    this.#set({ timer });
  }

  /** Whether single keys are shortcuts. */
  get keys(): boolean {
    return this.#kept.keys;
  }
  set keys(keys: boolean) {
    this.#set({ keys });
  }

  /** Whether an answer that is the only one is given automatically; null until that is decided. */
  get onlyAnswers(): boolean | null {
    return this.#kept.onlyAnswers;
  }
  set onlyAnswers(onlyAnswers: boolean | null) {
    this.#set({ onlyAnswers });
  }

  /** How many questions with only one answer there were until then. */
  get onlyMet(): number {
    return this.#kept.onlyMet;
  }
  set onlyMet(onlyMet: number) {
    this.#set({ onlyMet });
  }

  /** Whether what is met for the first time is explained. */
  get tips(): boolean {
    return this.#kept.tips;
  }
  set tips(tips: boolean) {
    this.#set({ tips });
  }

  /** The ids of the tips that were read. */
  get tipsMet(): readonly string[] {
    return this.#kept.tipsMet;
  }

  /** A tip was read. */
  meetTip(tip: string): void {
    this.#set({ tipsMet: [...new Set([...this.tipsMet, tip])] });
  }

  /** All tips are shown again. */
  forgetTips(): void {
    this.#set({ tipsMet: [] });
  }

  /** Whether a screen that several people share is laid out for all of them to read from their
   * places; null: on a tablet. */
  get tableMode(): boolean | null {
    return this.#kept.tableMode;
  }
  set tableMode(tableMode: boolean | null) {
    this.#set({ tableMode });
  }

  get shownTableMode(): boolean {
    return this.tableMode ?? this.#tablet;
  }

  /** The theme that is seen. */
  get shownTheme(): Theme {
    return this.theme ?? (this.#dark ? "night" : "day");
  }

  toggleTheme(): void {
    this.theme = this.shownTheme === "night" ? "day" : "night";
  }

  /** The duration of an animation with these settings, in milliseconds. */
  motionMs(ms: number): number {
    return this.#still ? 0 : ms * SPEED[this.motion];
  }

  #set(change: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...change };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // Storage may be blocked: then they last as long as the page.
    }
    this.#apply();
  }

  #apply(): void {
    const { dataset, style } = document.documentElement;
    dataset["theme"] = this.shownTheme;
    dataset["motion"] = this.#still ? "off" : this.motion;
    style.setProperty("--scale", String(this.textSize / 100));
  }
}

/** Tells whether a media query matches, now and whenever it changes. */
function follow(query: string, tell: (matches: boolean) => void): void {
  // jsdom has none.
  const media = globalThis.matchMedia?.(query);
  if (!media) return;
  tell(media.matches);
  media.addEventListener("change", (event) => tell(event.matches));
}

function read(): Kept {
  let kept: Record<string, unknown> = {};
  try {
    kept = (JSON.parse(localStorage.getItem(KEY) ?? "{}") as typeof kept | null) ?? {};
  } catch {
    // Storage may be blocked, or something else have written there.
  }
  return {
    language: typeof kept["language"] === "string" ? kept["language"] : null,
    theme: one(["day", "night"], kept["theme"], null),
    textSize: one(TEXT_SIZES, kept["textSize"], 100),
    motion: one(MOTIONS, kept["motion"], "full"),
    // It was once only on or off.
    sound: kept["sound"] === true ? 1 : one(LOUDNESSES, kept["sound"], null),
    music: one(LOUDNESSES, kept["music"], 0),
    voice: one(LOUDNESSES, kept["voice"], 1),
    voiceSpeed: one(SPEEDS, kept["voiceSpeed"], 1),
    odds: kept["odds"] === true,
    plan: kept["plan"] !== false,
    timer: one(TIMERS, kept["timer"], 0),
    keys: kept["keys"] !== false,
    onlyAnswers: one([true, false], kept["onlyAnswers"], null),
    tableMode: one([true, false], kept["tableMode"], null),
    tips: kept["tips"] !== false,
    tipsMet: strings(kept["tipsMet"]),
    onlyMet: typeof kept["onlyMet"] === "number" ? kept["onlyMet"] : 0,
  };
}

function strings(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((each) => typeof each === "string") : [];
}

/** The value if it is one of those that can be, else the other. */
function one<T, F>(values: readonly T[], value: unknown, otherwise: F): T | F {
  return values.find((each) => each === value) ?? otherwise;
}

export const settings = new Settings();
