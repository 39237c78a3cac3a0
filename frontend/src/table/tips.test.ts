import { beforeEach, expect, test } from "vitest";
import { settings } from "$lib/settings.svelte";
import { has } from "$lib/words";
import { tips as destinies } from "../../../src/fateloom/games/destinies/board/tips";
import { tips as destiny } from "../../../src/fateloom/games/destiny/board/tips";
import { tips as hand } from "../../../src/fateloom/games/hand/board/tips";
import { tips as realms } from "../../../src/fateloom/games/realms/board/tips";
import { bringWords } from "./tip-words";
import { type Occasion, Tips } from "./tips.svelte";

let occasion: Occasion | null;
let tips: Tips;

beforeEach(() => {
  localStorage.clear();
  settings.tips = true;
  settings.forgetTips();
  occasion = { game: "realms", topics: ["bid", "life"] };
  tips = new Tips(() => occasion);
});

test("nothing is told before a question is in sight", () => {
  expect(tips.shown).toBeNull();
  const end = tips.ask();
  expect(tips.shown).toBe("realms-tip-bid");
  end();
  expect(tips.shown).toBeNull();
});

test("each tip is shown once, the question's first", () => {
  tips.ask();
  tips.done();
  expect(tips.shown).toBe("realms-tip-life");
  tips.done();
  expect(tips.shown).toBeNull();
  expect(settings.tipsMet).toEqual(["realms-tip-bid", "realms-tip-life"]);
  settings.forgetTips();
  expect(tips.shown).toBe("realms-tip-bid");
});

test("what is put off is not shown again on this page, but on the next", () => {
  tips.ask();
  tips.putOff();
  expect(tips.shown).toBe("realms-tip-life");
  expect(settings.tipsMet).toEqual([]);
  const next = new Tips(() => occasion);
  next.ask();
  expect(next.shown).toBe("realms-tip-bid");
});

test("without a wish for tips none is shown", () => {
  tips.ask();
  settings.tips = false;
  expect(tips.shown).toBeNull();
  tips.done();
  expect(settings.tipsMet).toEqual([]);
});

test.each([
  ["destiny", destiny, { asked: "base", buried: ["Lesser Hoard"] }, ["base", "buried"]],
  ["hand", hand, { asked: "fight" }, ["fight"]],
  ["hand", hand, { asked: null }, []],
  [
    "realms",
    realms,
    {
      ask: { what: "offer" },
      hand: ["Golem"],
      players: [{ seat: 0, tokens: ["Coin"] }, {}],
      seat: 0,
    },
    ["pair-offer", "tokens", "life"],
  ],
  [
    "destinies",
    destinies,
    { asked: "move", players: [{ xp: 1, items: ["loaf"] }], waiting: [0] },
    ["move", "experience", "item"],
  ],
  [
    "destinies",
    destinies,
    { asked: "dice", players: [{ xp: 1, items: [] }], waiting: [0] },
    ["dice"],
  ],
])(
  "%s tells of the question first, then of what the reader has",
  async (game, of, view, topics) => {
    await bringWords(game);
    expect(of(view)).toEqual(topics);
    for (const topic of topics) expect(has(`${game}-tip-${topic}`), topic).toBe(true);
  },
);
