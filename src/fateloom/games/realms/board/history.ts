/** What the history of a device keeps of a game of Realms. */
import { CATALOGUE } from "$lib/catalogues/realms";
import { numberIn, single, textIn, type Facts, type History } from "$lib/evening";
import type { EventInfo, RealmsView } from "$lib/protocol";
import { say } from "$lib/words";

const SECRET: ReadonlySet<string> = new Set(CATALOGUE.secret);

function facts(shown: unknown, events: readonly EventInfo[], seat: number): Facts {
  const { players, turn, outcome } = shown as RealmsView;
  const completed = events.find(({ code, args }) => code === "completes" && args[0] === seat);
  const out = events.filter(({ code, args }) => code === "eliminated" && args[1] === seat);
  return {
    turn,
    reason: outcome?.reason ?? "",
    cards: players[seat]?.hand ?? 0,
    alive: players[seat]?.alive ?? false,
    destiny: completed ? (SECRET.has(String(completed.args[1])) ? "secret" : "shared") : "",
    out: out.filter(({ args }) => args[0] !== seat).length,
  };
}

const GAME = "realms";
export const history: History = {
  facts,
  told: ({ facts: found, won }) => {
    if (!("turn" in found)) return "";
    const lost = found["alive"] ? "beaten" : "out";
    const how = textIn(found, "destiny") || (won ? textIn(found, "reason") : lost);
    return say("evening-realms", { how, turn: numberIn(found, "turn") });
  },
  marks: [
    single(
      GAME,
      { id: "dear", icon: "two-coins", wax: "var(--f-gold)" },
      (found, { won }) => won && textIn(found, "destiny") !== "" && numberIn(found, "cards") <= 1,
    ),
    single(
      GAME,
      { id: "unseen", icon: "all-seeing-eye", wax: "var(--f-plum)" },
      (found, { won }) => won && found["destiny"] === "secret",
    ),
    single(
      GAME,
      { id: "last", icon: "white-tower", wax: "var(--f-woad)" },
      (found, { won, players }) => won && found["reason"] === "survivor" && players.length >= 4,
    ),
    single(
      GAME,
      { id: "two", icon: "crossed-swords", wax: "var(--f-vermilion)" },
      (found, { won }) => won && numberIn(found, "out") >= 2,
    ),
  ],
};
