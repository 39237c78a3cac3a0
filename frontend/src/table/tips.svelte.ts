import { getContext, setContext, untrack } from "svelte";
import { SvelteSet } from "svelte/reactivity";
import { settings } from "$lib/settings.svelte";

/** A moment at which the reader is asked: the game, and what a tip may tell of there. */
export interface Occasion {
  game: string;
  topics: readonly string[];
}

const CONTEXT = Symbol("tips");

/** Which tip is shown at a table: each is, the first time its topic is met. */
export class Tips {
  readonly #occasion: () => Occasion | null;
  readonly #later = new SvelteSet<string>();
  /** The number of ribbons in sight that ask the reader. */
  #asking = $state(0);

  /** The id of the tip that is shown; null while none is. */
  readonly shown: string | null = $derived.by(() => {
    const occasion = this.#asking > 0 && settings.tips ? this.#occasion() : null;
    if (!occasion) return null;
    const { game, topics } = occasion;
    const left = topics
      .map((topic) => `${game}-tip-${topic}`)
      .find((tip) => !settings.tipsMet.includes(tip) && !this.#later.has(tip));
    return left ?? null;
  });

  constructor(occasion: () => Occasion | null) {
    this.#occasion = occasion;
  }

  /** A question to the reader has come into sight; returns what ends that. */
  ask(): () => void {
    untrack(() => this.#asking++);
    return () => untrack(() => this.#asking--);
  }

  /** The tip was understood, or the reader has chosen while it was shown. */
  done(): void {
    if (this.shown !== null) settings.meetTip(this.shown);
  }

  /** The tip comes again when this page is opened the next time. */
  putOff(): void {
    if (this.shown !== null) this.#later.add(this.shown);
  }
}

/** The tips of the table that this component belongs to. */
export function giveTips(tips: Tips): void {
  setContext(CONTEXT, tips);
}

/** The tips of the table around this component; undefined where nobody is to choose. */
export function tipsHere(): Tips | undefined {
  return getContext<Tips | undefined>(CONTEXT);
}
