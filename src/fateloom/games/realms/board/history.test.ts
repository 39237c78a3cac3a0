import { describe, expect, it } from "vitest";
import { say } from "$lib/words";
import { evening } from "$lib/evening.fixture";
import { history } from "./history";

const view = {
  turn: 15,
  outcome: { reason: "destiny", winners: [0] },
  players: [
    { hand: 1, alive: true },
    { hand: 0, alive: false },
  ],
};
const completes = (card: string) => ({ code: "completes", args: [0, card] });

describe("what is kept of a game of Realms", () => {
  it("knows a Shared Destiny from a Secret one, and that it was another's", () => {
    expect(history.facts(view, [completes("Scholar")], 0)).toMatchObject({ destiny: "shared" });
    expect(history.facts(view, [completes("Hermit")], 0)).toMatchObject({ destiny: "secret" });
    expect(history.facts(view, [completes("Hermit")], 1)).toMatchObject({ destiny: "" });
  });

  it("counts the others that were put out", () => {
    const out = [
      { code: "eliminated", args: [1, 0] },
      { code: "eliminated", args: [2, 0] },
      { code: "eliminated", args: [0, 0] },
      { code: "eliminated", args: [3, null] },
    ];
    expect(history.facts(view, out, 0)).toMatchObject({ out: 2, cards: 1, alive: true });
  });

  it("is told in a few words", () => {
    const facts = history.facts(view, [completes("Hermit")], 0);
    const won = evening({ game: "realms", won: true, facts });
    expect(history.told(won)).toBe("A Secret Destiny completed on turn 15");
    const lost = evening({ game: "realms", facts: history.facts(view, [], 1) });
    expect(history.told(lost)).toBe(say("evening-realms", { how: "out", turn: 15 }));
    expect(history.told(evening({ game: "realms" }))).toBe("");
  });
});
