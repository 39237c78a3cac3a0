import { expect, it } from "vitest";
import type { Chapter } from "$lib/protocol";
import { page, titleOf } from "./chronicle";

function chapter(part: number, more: Partial<Chapter> = {}): Chapter {
  return {
    campaign: "ferry",
    title: { en: "The Ferry" },
    part,
    story: `ferry-${part}`,
    name: { en: `Part <${part}>` },
    days: 4,
    heroes: [
      {
        player: "Hedda & Otto",
        name: { en: "Anna Bell" },
        won: true,
        path: { en: "Ring the old bell" },
        ending: { en: "It *rings*.\nThey hear it." },
      },
    ],
    fates: [{ name: { en: "the ferryman" }, words: { en: "rows in the dark." } }],
    facts: {},
    ...more,
  };
}

it("tells all chapters on a page that needs nothing else", () => {
  const text = page([chapter(1), chapter(2)]);
  expect(text).toContain("<title>The Ferry</title>");
  expect(text.indexOf("Part &lt;1&gt;")).toBeLessThan(text.indexOf("Part &lt;2&gt;"));
  expect(text).toContain("<small>Hedda &amp; Otto</small>");
  expect(text).toContain("<p>Ring the old bell</p>");
  expect(text).toContain("<p>It <em>rings</em>.</p>");
  expect(text).toContain("<p><b>The ferryman</b> rows in the dark.</p>");
  expect(text).not.toMatch(/src=|href=|<script/);
});

it("lets nothing in a chapter become a part of the page", () => {
  const evil = { en: '"><script>alert(1)</script>' };
  const text = page([chapter(1, { name: evil, fates: [{ name: evil, words: evil }] })]);
  expect(text).not.toContain("<script");
});

it("takes the title from the latest chapter that has one", () => {
  expect(titleOf([chapter(1), chapter(2, { title: {} })])).toBe("The Ferry");
  expect(titleOf([chapter(1, { title: {} })])).toBe("");
});
