import { FluentBundle, FluentResource } from "@fluent/bundle";
import english from "./languages/en";
import { settings } from "./settings.svelte";

/** A language by its tag, such as `en`: readers of `said` follow its changes. */
interface Said {
  tag: string;
  /** The bundles to search, in order: the language, then the original. */
  bundles: readonly FluentBundle[];
  lists: Intl.ListFormat;
}

export const ORIGINAL = "en";
/** What the server takes for a language. */
const TAG = /^(?=.{1,35}$)[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$/;
const MOST_WISHED = 10;

/** Fetches the texts of a language, if any. */
type Source = (tag: string) => Promise<readonly string[]>;

/** The texts of the other languages. Each is fetched when it is read. */
const others = import.meta.glob<readonly string[]>(["./languages/*.ts", "!./languages/en.ts"], {
  import: "default",
});
const original = bundled(ORIGINAL, english);

/** All languages that pages are written in, the original first. */
export const LANGUAGES: readonly string[] = [
  ORIGINAL,
  ...Object.keys(others).map((path) => /(\w+)\.ts$/.exec(path)?.[1] ?? ""),
];

/** The language of this device (DST-REQ-11): as set, else the first of the browser's there is. */
class Language {
  #said = $state.raw<Said>(saidIn(ORIGINAL, [original]));
  /** What is set, so that nothing is done when anything else is. */
  readonly #set = $derived(settings.language);
  /** What was taken in besides. */
  readonly #sources: Source[] = [];
  /** The one that is being fetched. */
  #coming: string = ORIGINAL;

  constructor() {
    $effect.root(() => {
      $effect(() => void this.follow());
    });
  }

  /** The language in which everything is said now. */
  get said(): Said {
    return this.#said;
  }

  get tag(): string {
    return this.#said.tag;
  }

  /** The reader's languages, in order of preference: stories may have others than the pages. */
  get wished(): readonly string[] {
    return this.#set ? [this.#set] : ofBrowser();
  }

  /** The language as people here write dates and numbers in it. */
  get region(): string {
    return ofBrowser().find((tag) => tag.split("-")[0] === this.tag) ?? this.tag;
  }

  /** Adds words that the client was not built with, in every available language. */
  async take(source: Source): Promise<void> {
    for (const text of await source(ORIGINAL)) addWords(text);
    this.#sources.push(source);
    if (this.tag !== ORIGINAL) {
      const [own] = this.#said.bundles;
      for (const text of await source(this.tag)) own?.addResource(new FluentResource(text));
    }
    this.#said = { ...this.#said };
  }

  /** Switches to the chosen language, once it has been fetched. */
  async follow(): Promise<void> {
    const tag = this.wished.map((each) => primary(each)).find((each) => LANGUAGES.includes(each));
    const coming = (this.#coming = tag ?? ORIGINAL);
    let said = saidIn(ORIGINAL, [original]);
    const fetched = others[`./languages/${coming}.ts`];
    if (fetched) {
      try {
        const more = await Promise.all(this.#sources.map((source) => source(coming)));
        said = saidIn(coming, [bundled(coming, [...(await fetched()), ...more.flat()]), original]);
      } catch {
        return; // No network: all stays as it is said now.
      }
    }
    if (coming !== this.#coming || coming === this.tag) return;
    this.#said = said;
    document.documentElement.lang = coming;
  }
}

/** Adds words to the original: those of a page that few visit, and that brings its own. */
export function addWords(text: string): void {
  original.addResource(new FluentResource(text));
}

/** What a language is called by those who speak it. */
export function ownName(tag: string): string {
  return new Intl.DisplayNames(tag, { type: "language" }).of(tag) ?? tag;
}

function bundled(tag: string, texts: readonly string[]): FluentBundle {
  const bundle = new FluentBundle(tag, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text));
  return bundle;
}

function saidIn(tag: string, bundles: readonly FluentBundle[]): Said {
  return { tag, bundles, lists: new Intl.ListFormat(tag, { type: "conjunction" }) };
}

function primary(tag: string): string {
  return tag.split("-")[0]?.toLowerCase() ?? "";
}

function ofBrowser(): readonly string[] {
  return navigator.languages.filter((tag) => TAG.test(tag)).slice(0, MOST_WISHED);
}

export const language = new Language();
