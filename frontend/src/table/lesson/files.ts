/** The files of the lessons: what a lesson is, its words, and what its game tells of a moment. */
import { language } from "$lib/language.svelte";
import type { Lessons } from "$lib/lesson";
import { once } from "$lib/once";
import type { Lesson } from "./lesson";

const GAMES = "../../../../src/fateloom/games";
const HOUSE = "../../../../src/fateloom/locale";
const LESSONS = import.meta.glob<Lesson>("../../../../src/fateloom/games/*/lessons/*.json", {
  import: "default",
});
const FACTS = import.meta.glob<Lessons>("../../../../src/fateloom/games/*/board/lesson.ts", {
  import: "lessons",
});
const TEXTS = import.meta.glob<string>(
  [
    "../../../../src/fateloom/games/*/words/*/lesson-*.ftl",
    "../../../../src/fateloom/locale/*/lesson.ftl",
  ],
  { query: "?raw", import: "default" },
);

export interface Brought {
  lesson: Lesson;
  lessons: Lessons;
}

const fetched = once(async (name: string): Promise<Brought | null> => {
  const [game = "", id = ""] = name.split("/");
  const [lesson, facts] = [
    LESSONS[`${GAMES}/${game}/lessons/${id}.json`],
    FACTS[`${GAMES}/${game}/board/lesson.ts`],
  ];
  if (!lesson || !facts) return null;
  const words = language.take(
    (tag) =>
      Promise.all(
        [`${HOUSE}/${tag}/lesson.ftl`, `${GAMES}/${game}/words/${tag}/lesson-${id}.ftl`].flatMap(
          (path) => TEXTS[path]?.() ?? [],
        ),
      ),
    true,
  );
  const [known, lessons] = await Promise.all([lesson(), facts(), words]);
  return { lesson: known, lessons };
});

/** A lesson with its words; null for one that this client does not know. */
export function bring(game: string, id: string): Promise<Brought | null> {
  return fetched(`${game}/${id}`);
}
