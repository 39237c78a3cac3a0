/** Words that are fetched with the part of the client that says them. */
import { language } from "./language.svelte";
import { once } from "./once";

/**
 * Fetches them once for each key, such as a game. `texts` are those that there are, by their paths;
 * `paths` are the ones of a language and a key.
 */
export function wordsLater<Key = void>(
  texts: Readonly<Record<string, () => Promise<string>>>,
  paths: (tag: string, key: Key) => readonly string[],
): (key: Key) => Promise<void> {
  return once((key) =>
    language.take(
      (tag) => Promise.all(paths(tag, key).flatMap((path) => texts[path]?.() ?? [])),
      true,
    ),
  );
}
