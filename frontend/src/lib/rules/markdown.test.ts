import { describe, expect, it } from "vitest";
import { rulesPage } from "./markdown";

describe("the rules as a page", () => {
  const page = rulesPage(
    "# Game\n\nWords.\n\n## A round\n\n- **ABC-SEQ-01** First. **Bold**. **ABC-HERO-R1**\n\n## A round\n\n<b>no</b>",
  );

  it("makes an anchor of each rule id, and of nothing else", () => {
    expect(page.html).toContain('<strong id="ABC-SEQ-01" class="rule">ABC-SEQ-01</strong>');
    expect(page.html).toContain('<strong id="ABC-HERO-R1" class="rule">ABC-HERO-R1</strong>');
    expect(page.html).toContain("<strong>Bold</strong>");
  });

  it("lists the headings under ids that differ", () => {
    expect(page.contents).toEqual([
      { id: "game", title: "Game", level: 1 },
      { id: "a-round", title: "A round", level: 2 },
      { id: "a-round-2", title: "A round", level: 2 },
    ]);
    expect(page.html).toContain('<h2 id="a-round-2">');
  });

  it("lets no HTML through", () => {
    expect(page.html).not.toContain("<b>");
  });
});
