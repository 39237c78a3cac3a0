import { lengthName } from "$lib/durations";
import type { Clock, PlayerInfo, Table } from "$lib/protocol";
import { say } from "$lib/words";

/** Who plays at a seat, or where its person is. */
export type Sitting = "bot" | "open" | "here" | "asleep" | "gone";

export function sittingOf(player: PlayerInfo): Sitting {
  if (player.bot !== null) return "bot";
  return player.held ? (player.presence ?? "gone") : "open";
}

/** Whether somebody plays from another device, or is to. */
export function apart(table: Table): boolean {
  return table.players.some((player, seat) => player.bot === null && !table.yours.includes(seat));
}

/** A person, before the game begins: not come yet, come, or ready. */
export interface Comer {
  seat: number;
  name: string;
  how: "open" | "unready" | "ready";
}

/** The people of a table before the game begins. It waits for all who are not ready. */
export function comers(table: Table): Comer[] {
  return table.players.flatMap(({ name, bot, held, ready }, seat) => {
    if (bot !== null) return [];
    return [{ seat, name, how: !held ? "open" : ready ? "ready" : "unready" }];
  });
}

/** Where a seat is at a round table, in percent of its box; `near` is at the reader's side. */
export function placeOf(seat: number, seats: number, near: number): { x: number; y: number } {
  const turn = ((seat - near) / seats + 0.25) * 2 * Math.PI;
  const round = (percent: number): number => Math.round(percent * 10) / 10;
  return { x: round(50 + 39 * Math.cos(turn)), y: round(50 + 37 * Math.sin(turn)) };
}

/** The first of the seats the game waits for at which nobody sits; null when somebody sits at each. */
export function emptySeat(table: Table, waiting: readonly number[]): number | null {
  const empty = table.players.findIndex(
    (player, seat) => waiting.includes(seat) && sittingOf(player) === "open",
  );
  return empty < 0 ? null : empty;
}

/** How long everybody may take, as it was agreed on when the table was set up. */
export function clockTerms({ kind, seconds, delay = 0, then = "bot" }: Clock): string {
  const terms = say(`seats-clock-${kind}`, {
    length: lengthName(seconds),
    then: say(`page-clock-then-${then}`),
  });
  if (kind !== "game" || !delay) return terms;
  return `${terms} ${say("seats-clock-delay", { delay: lengthName(delay) })}`;
}

export interface News {
  /** The id of a sentence with $name. */
  id: string;
  name: string;
}

/** What has happened at other seats that is worth to be said aloud. Asleep is not: it comes and goes. */
export function news(before: Table, after: Table): News[] {
  return after.players.flatMap((player, seat) => {
    const last = before.players[seat];
    if (!last || after.yours.includes(seat)) return [];
    const [was, is] = [sittingOf(last), sittingOf(player)];
    const id = was === is ? null : told(was, is);
    return id ? [{ id: `seats-news-${id}`, name: player.name }] : [];
  });
}

function told(was: Sitting, is: Sitting): string | null {
  if (is === "bot") return "bot";
  if (was === "bot" || was === "open") return is === "open" ? null : "sits";
  if (is === "open") return "left";
  if (is === "gone") return "gone";
  return was === "gone" ? "back" : null;
}

/** Whether an address leads to this device alone, and so is no use to friends. */
export function isLocal(hostname: string): boolean {
  return /^(localhost|127(\.\d+){3}|\[?::1\]?)$/.test(hostname) || hostname.endsWith(".localhost");
}
