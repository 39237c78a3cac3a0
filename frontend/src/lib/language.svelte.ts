import { FluentBundle, FluentResource } from "@fluent/bundle";
import { settings } from "./settings.svelte";

/** A language by its tag, such as `en`: readers of `said` follow its changes. */
interface Said {
  tag: string;
  /** The bundles to search, in order: the language, then the original. */
  bundles: readonly FluentBundle[];
  lists: Intl.ListFormat;
}

export const ORIGINAL = "en";
/** The form of a language tag that the server accepts. */
const TAG = /^(?=.{1,35}$)[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$/;
const MOST_WISHED = 10;

/** Fetches the texts of a language, if any. */
type Source = (tag: string) => Promise<readonly string[]>;

/** The texts of the pages in each language, fetched when it is read. */
const texts = import.meta.glob<readonly string[]>("./languages/*.ts", { import: "default" });
const bundles = new Map<string, FluentBundle>();

/** The languages of the pages, the original first. */
export const LANGUAGES: readonly string[] = [
  ORIGINAL,
  ...Object.keys(texts)
    .map((path) => /(\w+)\.ts$/.exec(path)?.[1] ?? "")
    .filter((tag) => tag !== ORIGINAL),
];

/** The language of this device (DST-REQ-11): as set, else the first available one of the browser. */
class Language {
  #said = $state.raw<Said>(saidIn(ORIGINAL));
  /** The setting, so that changes of other settings do nothing. */
  readonly #set = $derived(settings.language);
  /** The texts that were added to those of the pages, and whether each language has all of them. */
  readonly #taken = new Map<Source, boolean>();
  readonly #fetched = new Map<string, Promise<void>>();
  /** The language that is being fetched. */
  #coming: string = ORIGINAL;

  constructor() {
    $effect.root(() => {
      $effect(() => void this.follow());
    });
  }

  /** The current language of all texts. */
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

  /** The locale for dates and numbers. */
  get region(): string {
    return ofBrowser().find((tag) => tag.split("-")[0] === this.tag) ?? this.tag;
  }

  /**
   * Adds the words of a game. If they are `complete`, each language has all of them, and only
   * those of languages that were read or are coming are fetched.
   */
  async take(source: Source, complete = false): Promise<void> {
    this.#taken.set(source, complete);
    const tags = new Set([this.tag, ...this.#fetched.keys(), ...(complete ? [] : [ORIGINAL])]);
    await Promise.all([...tags].map((tag) => add(source, tag)));
    this.#said = { ...this.#said };
  }

  /** Switches to the chosen language, once it has been fetched. */
  async follow(): Promise<void> {
    const tag = this.wished.map((each) => primary(each)).find((each) => LANGUAGES.includes(each));
    const coming = (this.#coming = tag ?? ORIGINAL);
    try {
      await this.#fetch(coming);
    } catch {
      // No network: the language stays the same.
      if (coming === this.#coming) this.#coming = this.tag;
      return;
    }
    if (coming !== this.#coming) return;
    this.#said = saidIn(coming);
    document.documentElement.lang = coming;
  }

  #fetch(tag: string): Promise<void> {
    const coming =
      this.#fetched.get(tag) ??
      Promise.all([
        add(async () => (await texts[`./languages/${tag}.ts`]?.()) ?? [], tag),
        // The original already has those that other languages may lack.
        ...[...this.#taken]
          .filter(([, complete]) => complete || tag !== ORIGINAL)
          .map(([source]) => add(source, tag)),
      ]).then(() => {});
    this.#fetched.set(tag, coming);
    return coming.catch((error: unknown) => {
      this.#fetched.delete(tag);
      throw error;
    });
  }
}

async function add(source: Source, tag: string): Promise<void> {
  for (const text of await source(tag)) bundle(tag).addResource(new FluentResource(text));
}

/** Adds the texts of a rarely used page to the original. */
export function addWords(text: string): void {
  bundle(ORIGINAL).addResource(new FluentResource(text));
}

/** The name of a language in that language; the tag itself if no language has it. */
export function ownName(tag: string): string {
  try {
    return new Intl.DisplayNames(tag, { type: "language" }).of(tag) ?? tag;
  } catch {
    return tag; // it came with a story, whose author may have written anything
  }
}

/** The texts of a language that have been fetched. */
function bundle(tag: string): FluentBundle {
  const known = bundles.get(tag) ?? new FluentBundle(tag, { useIsolating: false });
  bundles.set(tag, known);
  return known;
}

function saidIn(tag: string): Said {
  return {
    tag,
    bundles: [...new Set([bundle(tag), bundle(ORIGINAL)])],
    lists: new Intl.ListFormat(tag, { type: "conjunction" }),
  };
}

function primary(tag: string): string {
  return tag.split("-")[0]?.toLowerCase() ?? "";
}

function ofBrowser(): readonly string[] {
  return navigator.languages.filter((tag) => TAG.test(tag)).slice(0, MOST_WISHED);
}

export const language = new Language();
