import MarkdownIt from "markdown-it";

/** The rules of a game as a page: its HTML, and its headings as a table of contents. */
export interface RulesPage {
  html: string;
  contents: readonly { id: string; title: string; level: number }[];
}

const RULE = /^[A-Z]{3}-[A-Z]+-[A-Z]?\d+$/;

/**
 * Turns the rules of a game (rules.md) into HTML. Headings get ids of their words; a bold rule id
 * becomes an anchor under that id, so that `#DTY-TOTAL-09` leads to it.
 */
export function rulesPage(text: string): RulesPage {
  const markdown = new MarkdownIt({ html: false, typographer: true });
  const tokens = markdown.parse(text, {});
  const contents: { id: string; title: string; level: number }[] = [];
  const taken = new Set<string>();
  tokens.forEach((token, i) => {
    if (token.type !== "heading_open") return;
    const title = tokens[i + 1]?.content ?? "";
    const id = unique(slug(title), taken);
    token.attrSet("id", id);
    contents.push({ id, title, level: Number(token.tag.slice(1)) });
  });
  for (const token of tokens) {
    const inside = token.children ?? [];
    inside.forEach((child, i) => {
      const words = inside[i + 1];
      if (child.type !== "strong_open" || !words || !RULE.test(words.content)) return;
      child.attrSet("id", words.content);
      child.attrSet("class", "rule");
    });
  }
  return { html: markdown.renderer.render(tokens, markdown.options, {}), contents };
}

function slug(title: string): string {
  return (
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, "-")
      .replace(/^-|-$/g, "") || "part"
  );
}

function unique(id: string, taken: Set<string>): string {
  let name = id;
  for (let i = 2; taken.has(name); i++) name = `${id}-${i}`;
  taken.add(name);
  return name;
}
