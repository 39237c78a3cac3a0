import type { Step } from "$lib/acts";
import { lasting, type Scene } from "./scenes";

/** Minimum time from the start of one strong scene to the next, in milliseconds, at any speed. */
export const GAP_MS = 500;
/** How long an arrow or a ring stays if nobody has to see it first, in milliseconds. */
export const HOLD_MS = 700;
/** The maximum of scenes that wait, and of scenes that stay: older ones are left out. */
const MOST = 4;

type Timer = ReturnType<typeof setTimeout>;

/** Where scenes are acted out. */
export interface Stage {
  /** Starts a step that takes this many milliseconds; 0 if nothing moves. */
  begin: (scene: Scene, step: Step, ms: number) => void;
  /** Skips to the end of every movement. */
  finish: () => void;
  /** Whether the player could see the marks that a scene left on the table. */
  seen: (scene: Scene) => boolean;
  /** Removes the marks that a scene left on the table. */
  clear: (scene: Scene) => void;
}

/**
 * Plays quiet scenes immediately, and strong scenes one after the other. It never delays the game,
 * and can be stopped at any time.
 */
export class Director {
  readonly #stage: Stage;
  /** A duration at the speed of the settings; 0 if nothing moves. */
  readonly #pace: (ms: number) => number;
  /** Strong scenes that have not started yet. */
  #waiting: readonly Scene[] = [];
  /** Scenes with marks on the table. */
  #standing: readonly Scene[] = [];
  /** When the next strong scene may begin. */
  #free = 0;
  /** Starts it. */
  #next: Timer | undefined;
  /** Steps that are still to come, and the removal of marks that stay for a while. */
  readonly #running = new Set<Timer>();
  readonly #holds = new Map<Scene, Timer>();

  constructor(stage: Stage, pace: (ms: number) => number) {
    this.#stage = stage;
    this.#pace = pace;
  }

  play(scenes: readonly Scene[]): void {
    for (const scene of scenes) {
      if (scene.strong) this.#waiting = [...this.#waiting, scene].slice(-MOST);
      else this.#free = Math.max(this.#free, Date.now() + this.#run(scene));
    }
    this.#await();
  }

  /** After a touch or a key: ends all movements, and removes the marks that were seen. */
  end(): void {
    this.#stop();
    this.#clear((scene) => this.#stage.seen(scene));
  }

  /** Removes everything: the page shows another table, or another seat, now. */
  leave(): void {
    this.#stop();
    this.#clear(() => true);
  }

  #stop(): void {
    clearTimeout(this.#next);
    this.#next = undefined;
    for (const timer of this.#running) clearTimeout(timer);
    this.#running.clear();
    this.#waiting = [];
    this.#stage.finish();
  }

  #await(): void {
    if (this.#next !== undefined || this.#waiting.length === 0) return;
    this.#next = setTimeout(() => this.#begin(), Math.max(0, this.#free - Date.now()));
  }

  #begin(): void {
    this.#next = undefined;
    const [scene, ...rest] = this.#waiting;
    this.#waiting = rest;
    if (!scene) return;
    // What was done to the player stays until they have seen it.
    this.#clear((before) => !before.hits);
    this.#free = Date.now() + Math.max(GAP_MS, this.#run(scene));
    this.#await();
  }

  /** Plays a scene; returns how long it takes. */
  #run(scene: Scene): number {
    this.#standing = [...this.#standing, scene];
    const surplus = this.#standing.slice(0, -MOST);
    this.#clear((before) => surplus.includes(before));
    let at = 0;
    for (const step of scene.steps) {
      const ms = this.#pace(lasting(step));
      this.#after(at, () => this.#stage.begin(scene, step, ms));
      at += ms;
    }
    this.#after(at, () => this.#hold(scene));
    return at;
  }

  /** Without motion, the marks are all there is to see of a scene: they stay until the next one. */
  #hold(scene: Scene): void {
    if (scene.stays || this.#pace(1) === 0) return;
    const over = setTimeout(() => this.#clear((each) => each === scene), HOLD_MS);
    this.#holds.set(scene, over);
  }

  #clear(which: (scene: Scene) => boolean): void {
    this.#standing = this.#standing.filter((scene) => {
      if (!which(scene)) return true;
      clearTimeout(this.#holds.get(scene));
      this.#holds.delete(scene);
      this.#stage.clear(scene);
      return false;
    });
  }

  #after(ms: number, what: () => void): void {
    if (ms === 0) {
      what();
      return;
    }
    const timer = setTimeout(() => {
      this.#running.delete(timer);
      what();
    }, ms);
    this.#running.add(timer);
  }
}
