/** Notes the ends of games in the history of this device. */
import { tables } from "$lib/api";
import type { Evening, Facts } from "$lib/evening";
import { isHere } from "$lib/here/desk";
import { listed } from "$lib/here/keep";
import { kept } from "$lib/kept";
import { type Outcome, outcomeOf } from "$lib/outcome";
import type { EventInfo, TableInfo } from "$lib/protocol";
import { note, settled } from "./book";
import { allMarks, historyOf, sparing } from "./histories";
import { DAILY, sittingAt, type Sitting } from "./sitting";

/** Notes the game that has ended at a table, as it was seen from there. */
export async function noteEnd(
  table: string,
  view: unknown,
  events: readonly EventInfo[],
): Promise<void> {
  if (!sittingAt(table)) return;
  const all = isHere(table) ? await listed() : await tables();
  const info = all.find((each) => each.table === table);
  if (info) await noteAll([{ ...info, view }], events);
}

/** Notes the games of a list that have ended while nobody looked from here. */
export async function noteOver(list: readonly TableInfo[]): Promise<void> {
  const over = list.filter((info) => ended(info) && sittingAt(info.table));
  if (over.length === 0) return;
  const known = await settled();
  await noteAll(over.filter(({ table }) => !known.has(table)));
}

async function noteAll(
  list: readonly TableInfo[],
  events: readonly EventInfo[] | null = null,
): Promise<void> {
  const found = await Promise.all(
    list.map(async (info) => {
      const history = await historyOf(info.game);
      const seat = bestSeat(info);
      const facts = history && seat !== null ? history.facts(info.view, events ?? [], seat) : {};
      const day = kept(DAILY, info.table);
      const evening = eveningOf(info, facts, sittingAt(info.table), events !== null);
      return evening && { ...evening, daily: typeof day === "string" ? day : "" };
    }),
  );
  const news = found.filter((evening) => evening !== null);
  if (news.length === 0) return;
  const spare = sparing(await allMarks());
  // A browser that stores nothing keeps no history.
  await note(news, spare).catch(() => undefined);
}

function ended({ over, saved, broken, yours, view }: TableInfo): boolean {
  return over && !saved && !broken && yours.length > 0 && outcomeOf(view) !== null;
}

/** The evening that a table was; null for one that has not ended, or in which nobody here played. */
export function eveningOf(
  info: TableInfo,
  facts: Facts,
  sitting: Sitting | null,
  whole: boolean,
): Evening | null {
  const outcome = outcomeOf(info.view);
  const seat = bestSeat(info);
  if (!ended(info) || !outcome || seat === null) return null;
  return {
    table: info.table,
    game: info.game,
    ended: info.changed,
    minutes: Math.round(sitting?.minutes ?? 0),
    sittings: sitting?.sittings ?? 0,
    players: info.players.map(({ name, bot }, i) => ({ name, bot, mine: info.yours.includes(i) })),
    winners: outcome.winners,
    seat,
    place: 1 + placeOf(outcome, seat),
    won: outcome.winners.some((winner) => info.yours.includes(winner)),
    drawn: outcome.reason === "draw",
    daily: "",
    whole,
    facts,
  };
}

/** The seat of this device that came furthest. */
function bestSeat({ view, yours }: TableInfo): number | null {
  const outcome = outcomeOf(view);
  if (!outcome) return null;
  const [best] = [...yours].sort((a, b) => placeOf(outcome, a) - placeOf(outcome, b));
  return best ?? null;
}

function placeOf({ ranking }: Outcome, seat: number): number {
  const place = ranking.findIndex((seats) => seats.includes(seat));
  return place < 0 ? ranking.length : place;
}
