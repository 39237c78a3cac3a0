import { EditorState } from "@codemirror/state";
import { afterEach, describe, expect, it } from "vitest";
import { language } from "$lib/language.svelte";
import { settings } from "$lib/settings.svelte";
import { bringWords } from "../words";
import { respoken, spoken } from "./phrases";

async function speak(tag: string | null): Promise<void> {
  settings.language = tag;
  await language.follow();
}

afterEach(() => speak(null));

describe("what the editor says", () => {
  it("is in the language of the page, also after it has changed", async () => {
    await bringWords();
    const state = EditorState.create({ extensions: spoken() });
    expect(state.phrase("Find")).toBe("Find");
    await speak("de");
    const later = state.update(respoken()).state;
    expect(later.phrase("Find")).toBe("Suchen");
    expect(later.phrase("replaced match on line $", 3)).toBe("Fund in Zeile 3 ersetzt");
  });
});
