/** The chronicle of a campaign as a page of its own, which needs nothing else. */
import { read, tagOf } from "$lib/tongue";
import { parted } from "$lib/emphasis";
import { language } from "$lib/language.svelte";
import type { Chapter } from "$lib/protocol";
import { say } from "$lib/words";
import { capital } from "../names";

/** The title of a campaign, as its latest chapter has it; "" without one. */
export function titleOf(chapters: readonly Chapter[]): string {
  return read(chapters.findLast(({ title }) => read(title) !== "")?.title ?? {});
}

const STYLE = [
  "body{max-width:42rem;margin:2rem auto;padding:0 1rem;font:1.1rem/1.45 Georgia,serif}",
  "h1,h2{line-height:1.15}h2{margin:2.2rem 0 0}h3{margin:1.2rem 0 0}",
  ".soft{color:#666;margin:.2rem 0}p{margin:.4rem 0}",
].join("");

/** The page, in the reader's language where the stories have it. */
export function page(chapters: readonly Chapter[]): string {
  const title = titleOf(chapters) || say("destinies-chronicle", { campaign: "none" });
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title><style>${STYLE}</style>`;
  const body = chapters.map(chapterOf).join("\n");
  return `<!doctype html>\n<html lang="${escaped(language.tag)}"><head>${head}</head><body>\n<h1>${escaped(title)}</h1>\n${body}\n</body></html>\n`;
}

function chapterOf(chapter: Chapter): string {
  const heroes = chapter.heroes.map((hero) => {
    const path = read(hero.path);
    return [
      `<h3>${told(hero.name)} <small>${escaped(hero.player)}</small></h3>`,
      ...(path ? [line(path)] : []),
      ...read(hero.ending)
        .split("\n")
        .filter((text) => text !== "")
        .map(line),
    ].join("\n");
  });
  const fates = chapter.fates.map(
    ({ name, words }) => `<p><b>${escaped(capital(read(name)))}</b> ${emphasized(read(words))}</p>`,
  );
  return [
    `<h2>${told(chapter.name)}</h2>`,
    `<p class="soft">${escaped(say("destinies-chronicle-part", { part: chapter.part }))}</p>`,
    ...heroes,
    ...fates,
  ].join("\n");
}

const told = (words: Readonly<Record<string, string>>): string =>
  `<span lang="${escaped(tagOf(words))}">${escaped(read(words))}</span>`;

const line = (text: string): string => `<p>${emphasized(text)}</p>`;

function emphasized(text: string): string {
  return parted(text)
    .map((part, i) => (i % 2 ? `<em>${escaped(part)}</em>` : escaped(part)))
    .join("");
}

function escaped(text: string): string {
  const signs: Readonly<Record<string, string>> = {
    "&": "&amp;",
    "<": "&lt;",
    ">": "&gt;",
    '"': "&quot;",
  };
  return text.replaceAll(/[&<>"]/g, (sign) => signs[sign] ?? sign);
}
