import { flushSync } from "svelte";
import { afterEach, describe, expect, it } from "vitest";
import { bringWords } from "../preview/words";
import { addWords, language, LANGUAGES, ownName } from "./language.svelte";
import { games, type Sample } from "./samples";
import { settings } from "./settings.svelte";
import { eventSentence, has, listed, moveLabel, refusalSentence, say } from "./words";

addWords("test-only-english = Only in English");

async function speak(tag: string | null): Promise<void> {
  settings.language = tag;
  await language.follow();
}

afterEach(() => speak(null));

describe("the language of the device", () => {
  it("is one of those there are, each called as its speakers do", () => {
    expect(LANGUAGES).toContain("de");
    expect(LANGUAGES.map(ownName)).toEqual(["English", "Deutsch"]);
  });

  it("changes what is said at any time", async () => {
    let shown = "";
    const stop = $effect.root(() => {
      $effect(() => void (shown = say("client-settings")));
    });
    flushSync();
    expect(shown).toBe("Settings");
    await speak("de");
    flushSync();
    expect([shown, document.documentElement.lang]).toEqual(["Einstellungen", "de"]);
    expect(listed(["a", "b", "c"])).toBe("a, b und c");
    await speak("en");
    flushSync();
    expect([shown, document.documentElement.lang]).toEqual(["Settings", "en"]);
    stop();
  });

  it("is English where there is no other that is wished", async () => {
    await speak("tlh");
    expect([language.tag, say("client-settings")]).toEqual(["en", "Settings"]);
    expect(language.wished).toEqual(["tlh"]);
  });

  it("falls back on English for what it lacks", async () => {
    await speak("de");
    expect(has("test-only-english")).toBe(true);
    expect(say("test-only-english")).toBe("Only in English");
  });

  // German was fetched before these words were.
  it("is that of words that are fetched later, such as the workshop's", async () => {
    await bringWords();
    expect(say("preview-title")).toBe("Workshop");
    await speak("de");
    expect(say("preview-title")).toBe("Werkstatt");
  });

  it.each(games)("says everything that comes up in %s", async (game, { players, ...samples }) => {
    await speak("de");
    const same: string[] = [];
    for (const [key, it] of Object.entries(samples as Record<string, Sample>)) {
      const said = key.startsWith("event ")
        ? eventSentence(game, it, players)
        : key.startsWith("move ")
          ? moveLabel(game, it.move, it.view, players)
          : refusalSentence(it, game);
      expect(said, key).not.toMatch(/[{}]|undefined|\s\s/);
      if (said === it.text) same.push(key);
    }
    // Names are alike in both languages, sentences are not.
    expect(same.filter((key) => key.startsWith("event ") && key !== "event reads")).toEqual([]);
  });
});
