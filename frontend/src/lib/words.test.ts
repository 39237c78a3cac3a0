import { describe, expect, it } from "vitest";
import adviceWords from "../../../src/fateloom/locale/en/advice.ftl?raw";
import tipWords from "../../../src/fateloom/locale/en/tips.ftl?raw";
import lessonWords from "../../../src/fateloom/locale/en/lesson.ftl?raw";
import puzzleWords from "../../../src/fateloom/locale/en/puzzle.ftl?raw";
import packWords from "../../../src/fateloom/locale/en/packs.ftl?raw";
import campaignWords from "../../../src/fateloom/locale/en/campaigns.ftl?raw";
import workshopWords from "../../../src/fateloom/locale/en/preview.ftl?raw";
import { addWords } from "./language.svelte";
import { games, type Sample } from "./samples";
import { eventSeat, eventSentence, has, moveLabel, refusalSentence, say } from "./words";

// What the parts that are fetched only where they are needed bring along.
addWords(adviceWords);
addWords(tipWords);
addWords(lessonWords);
addWords(puzzleWords);
addWords(packWords);
addWords(campaignWords);
addWords(workshopWords);

describe.each(games)("the words of %s", (game, { players, ...samples }) => {
  it.each(Object.entries(samples as Record<string, Sample>))("say %s as Python does", (key, it) => {
    const said = key.startsWith("event ")
      ? eventSentence(game, it, players)
      : key.startsWith("move ")
        ? moveLabel(game, it.move, it.view, players)
        : refusalSentence(it, game);
    expect(said).toBe(it.text);
  });
});

describe("words", () => {
  it("hide what the viewer may not know", () => {
    expect(eventSentence("destiny", { code: "skip", args: [] }, [])).toBeNull();
  });

  it("know whose doing an event is", () => {
    expect(eventSeat("destiny", { code: "draws", args: [2, 1] })).toBe(2);
    expect(eventSeat("destiny", { code: "shuffles", args: [9] })).toBeNull();
  });

  it("fall back on what there is", () => {
    expect(say("no-such-words")).toBe("no-such-words");
    expect(eventSentence("halma", { code: "hops", args: [1] }, [])).toBe("hops [1]");
    expect(refusalSentence({ code: "odd", details: [] })).toContain("odd");
  });

  it("are there for everything that a page says", () => {
    const sources: Record<string, string> = import.meta.glob("../**/*.{svelte,ts}", {
      eager: true,
      query: "?raw",
      import: "default",
    });
    const asked = Object.entries(sources)
      .filter(([path]) => !path.endsWith(".test.ts"))
      .flatMap(([path, text]) =>
        [...text.matchAll(/\bsay\(\s*"([^"]+)"/g)].map((found) => `${found[1]} ${path}`),
      );
    expect(asked.length).toBeGreaterThan(50);
    expect(asked.filter((each) => !has(each.split(" ")[0] ?? ""))).toEqual([]);
  });

  it("counts the steps of a path", () => {
    const path = { path: "Gold", name: "Home", reached: 0 };
    expect(say("destinies-board-end-path", { ...path, steps: 1 })).toBe(
      "Gold path, Home: 0 of 1 step",
    );
    expect(say("destinies-board-end-path", { ...path, steps: 3 })).toContain("0 of 3 steps");
  });
});
