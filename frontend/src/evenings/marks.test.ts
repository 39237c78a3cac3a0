import { describe, expect, it } from "vitest";
import type { Evening, Facts } from "$lib/evening";
import { has } from "$lib/words";
import { evening } from "$lib/evening.fixture";
import { allMarks, sparing } from "./histories";

const marks = await allMarks();

function earned(id: string, evenings: readonly Evening[]): Evening | undefined {
  const mark = marks.find((each) => each.id === id);
  if (!mark) throw new Error(`no mark ${id}`);
  return mark.earned(evenings);
}

const people = (...names: string[]): Evening["players"] =>
  names.map((name, i) => ({ name, bot: null, mine: i === 0 }));

describe("the marks of honour", () => {
  it("are twenty, each with a name and what it is for", () => {
    expect(marks).toHaveLength(20);
    expect(new Set(marks.map(({ id }) => id)).size).toBe(20);
    expect(marks.filter(({ id }) => !has(`mark-${id}`) || !has(`mark-${id}.why`))).toEqual([]);
  });

  it("are not earned by showing up", () => {
    const games = ["destiny", "realms", "hand", "destinies"];
    const many = Array.from({ length: 80 }, (_, i) =>
      evening({ game: games[i % 4] ?? "", minutes: 200, facts: { hp: 0, best: 3, points: 2 } }),
    );
    expect(marks.filter((mark) => mark.earned(many))).toEqual([]);
  });

  it.each<[string, string, Facts, Facts]>([
    ["hair", "destiny", { hair: true }, { hair: false }],
    ["oak", "destiny", { nature: 30 }, { nature: 29 }],
    ["behind", "destiny", { behind: 3 }, { behind: 2 }],
    ["dear", "realms", { destiny: "shared", cards: 1 }, { destiny: "shared", cards: 2 }],
    ["unseen", "realms", { destiny: "secret" }, { destiny: "shared" }],
    ["two", "realms", { out: 2 }, { out: 1 }],
    ["breath", "hand", { hp: 1 }, { hp: 2 }],
    ["bare", "hand", { bought: 0 }, { bought: 1 }],
    ["legend", "hand", { difficulty: "legendary" }, { difficulty: "heroic" }],
    ["brink", "destinies", { day: 12, limit: 12 }, { day: 11, limit: 12 }],
    ["corner", "destinies", { explored: true }, { explored: false }],
  ])("%s is earned by an evening of %s", (id, game, enough, short) => {
    const right = evening({ game, won: true, facts: enough });
    expect(earned(id, [evening({ game, won: true, facts: short }), right])).toBe(right);
    expect(earned(id, [evening({ game, won: true, facts: short })])).toBeUndefined();
    const other = game === "hand" ? "realms" : "hand";
    expect(earned(id, [evening({ game: other, won: true, facts: enough })])).toBeUndefined();
    // A close treasure and a sum of Nature are worth telling even of a game that was lost.
    const lost = earned(id, [evening({ game, facts: enough })]) !== undefined;
    expect(lost).toBe(id === "hair" || id === "oak");
  });

  it("count who was there", () => {
    const three = people("Ysolde", "Hedda", "Corvin");
    const four = people("Ysolde", "Hedda", "Corvin", "Brida");
    const alone = { won: true, facts: { best: 0 } };
    expect(earned("alone", [evening({ ...alone })])).toBeUndefined();
    expect(earned("alone", [evening({ ...alone, players: three })])).toBeDefined();
    const last = { game: "realms", won: true, facts: { reason: "survivor" } };
    expect(earned("last", [evening({ ...last, players: three })])).toBeUndefined();
    expect(earned("last", [evening({ ...last, players: four })])).toBeDefined();
  });

  it("know two Foxes from one", () => {
    const beasts = (...bots: string[]): Evening =>
      evening({
        won: true,
        players: [
          { name: "Ysolde", bot: null, mine: true },
          ...bots.map((bot) => ({ name: bot, bot, mine: false })),
        ],
      });
    expect(earned("fox", [beasts("search", "greedy")])).toBeUndefined();
    expect(earned("fox", [beasts("search", "search")])).toBeDefined();
  });

  it("are given for what came of several evenings", () => {
    const won = (game: string): Evening => evening({ game, won: true });
    const all = ["destiny", "realms", "hand"].map(won);
    expect(earned("four", all)).toBeUndefined();
    const last = won("destinies");
    expect(earned("four", [...all, won("hand"), last, won("realms")])).toBe(last);

    const pairs = ["Rhys", "Ifaris", "Elora", "Galathar"].flatMap((hero) =>
      ["Gorvane", "Sythra", "Arbiter"].map((boss) =>
        evening({ game: "hand", won: true, facts: { hero, boss } }),
      ),
    );
    expect(earned("fingers", pairs.slice(1))).toBeUndefined();
    expect(earned("fingers", pairs)).toBe(pairs.at(-1));

    const path = (hero: string, which: string): Evening =>
      evening({ game: "destinies", won: true, facts: { scenario: "mile", hero, path: which } });
    expect(earned("ways", [path("ada", "gold"), path("ada", "gold")])).toBeUndefined();
    expect(earned("ways", [path("ada", "gold"), path("bruno", "ink")])).toBeUndefined();
    expect(earned("ways", [path("ada", "gold"), path("ada", "ink")])).toBeDefined();
  });

  it("want three days in a row, in any order, and each of them won", () => {
    const day = (daily: string, won = true): Evening => evening({ game: "hand", won, daily });
    const [first, second, third] = [day("2026-02-28"), day("2026-03-01"), day("2026-03-02")];
    expect(earned("dawns", [first, second, day("2026-03-02", false)])).toBeUndefined();
    expect(earned("dawns", [first, second, day("2026-03-03")])).toBeUndefined();
    expect(earned("dawns", [first, third, second])).toBe(second);
  });

  it("want an hour in one sitting for the midnight oil", () => {
    const tale = { game: "destinies", won: true };
    expect(earned("oil", [evening({ ...tale, minutes: 59 })])).toBeUndefined();
    expect(earned("oil", [evening({ ...tale, minutes: 90, sittings: 2 })])).toBeUndefined();
    expect(earned("oil", [evening({ ...tale, minutes: 60 })])).toBeDefined();
  });

  it("see when the tables are turned", () => {
    const theirs = (name: string): Evening =>
      evening({ players: people("Ysolde", name), winners: [1] });
    const mine = (name: string): Evening => evening({ players: people("Ysolde", name), won: true });
    expect(earned("turned", [theirs("Hedda"), mine("Hedda")])).toBeUndefined();
    expect(earned("turned", [theirs("Hedda"), theirs("Corvin"), mine("Hedda")])).toBeUndefined();
    const last = mine("Hedda");
    expect(earned("turned", [theirs("Hedda"), theirs("Hedda"), last])).toBe(last);
    const between = [theirs("Hedda"), mine("Hedda"), theirs("Hedda"), mine("Hedda")];
    expect(earned("turned", between)).toBeUndefined();
  });

  it("keep the evenings that earned them when others have to go", () => {
    const plain = [evening(), evening()];
    const proud = evening({ facts: { hair: true } });
    const spared = sparing(marks)([plain[0] as Evening, proud, plain[1] as Evening]);
    expect(spared).toEqual(plain);
  });
});
