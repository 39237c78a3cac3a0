import type { Step } from "$lib/acts";
import { lasting, type Scene } from "./scenes";

/** Between the beginnings of two strong scenes, in milliseconds: at any speed. */
export const GAP_MS = 500;
/** How long what points from doer to done-to stands where it need not be waited for. */
export const HOLD_MS = 700;
/** A reader who was away is not shown everything: so many scenes wait, or stand. */
const MOST = 4;

type Timer = ReturnType<typeof setTimeout>;

/** Where scenes are acted out. */
export interface Stage {
  /** Begins what belongs to a step, in so many milliseconds: 0 where nothing moves. */
  begin: (scene: Scene, step: Step, ms: number) => void;
  /** Ends what moves, as if it were over. */
  finish: () => void;
  /** Whether what a scene left standing was in sight. */
  seen: (scene: Scene) => boolean;
  /** Takes away what a scene left standing. */
  clear: (scene: Scene) => void;
}

/**
 * Acts out what is quiet at once, and strong scenes one after the other. It never waits for anybody,
 * and stops as soon as it is told to.
 */
export class Director {
  readonly #stage: Stage;
  /** How long something takes at the speed of the settings: 0 for none. */
  readonly #pace: (ms: number) => number;
  /** Strong scenes whose turn has not come. */
  #waiting: readonly Scene[] = [];
  /** Scenes of which something stands. */
  #standing: readonly Scene[] = [];
  /** When the next strong scene may begin. */
  #free = 0;
  /** Waits for that. */
  #next: Timer | undefined;
  /** What goes on, and what ends what stands for a while. */
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

  /** A touch or a key: what moves, and what was seen, is over. */
  end(): void {
    this.#stop();
    this.#clear((scene) => this.#stage.seen(scene));
  }

  /** Another table is seen now: nothing of the last one is left. */
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
    // What happens to the reader stays beside what comes after it.
    this.#clear((before) => !before.hits);
    this.#free = Date.now() + Math.max(GAP_MS, this.#run(scene));
    this.#await();
  }

  /** Acts a scene out, and says how long that takes. */
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

  /** Where nothing moves, what stands is all that is seen of a scene: it stays until the next one. */
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
