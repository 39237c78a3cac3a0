import type { RealmsLot, RealmsProgress, RealmsView } from "$lib/protocol";
import { listed, say } from "$lib/words";
import { name } from "./faces";
import { laid, short } from "./short";

/** What a card up for auction would mean to somebody, told before it is bid for. */
export interface Gain {
  words: string;
  /** It would win the game, for the reader or for another player. */
  wins: "you" | "them" | null;
}

/** What a lot would do for the reader, and which of the others would win with it. */
export function gains(
  view: RealmsView,
  { seller, card }: Pick<RealmsLot, "seller" | "card">,
  names: readonly string[],
): Gain[] {
  if (card === null) return [];
  // A seller keeps what nobody buys; of two, everybody gets one of the cards.
  const gets = (seat: number): boolean =>
    view.players.length === 2 || (seat === seller) === (view.ask?.what === "unsold");
  const own = [...view.progress, ...(view.secret ? [view.secret] : [])].filter(
    ({ seat }) => seat === view.seat && gets(seat),
  );
  const mine = own.flatMap((row) => gain(view, row, card) ?? []);
  // The Hermit's hand is counted when the turn ends.
  const wins = mine.filter(({ row, steps }) => steps === 0 && row.destiny !== "Hermit");
  const others = [...view.progress, ...view.unmasked].filter(
    (row) =>
      row.seat !== view.seat &&
      gets(row.seat) &&
      row.destiny !== "Hermit" &&
      gain(view, row, card)?.steps === 0,
  );
  return [
    ...wins.slice(0, 1).map(({ row }): Gain => ({
      words: say("realms-would-win", { destiny: name(row.destiny) }),
      wins: "you",
    })),
    ...others.map((row): Gain => ({
      words: say("realms-would-win-them", {
        name: names[row.seat] ?? "",
        destiny: name(row.destiny),
      }),
      wins: "them",
    })),
    ...(wins.length > 0 ? [] : mine)
      .sort((a, b) => a.steps - b.steps)
      .slice(0, 2)
      .map(({ row, parts }): Gain => ({
        words: say(parts.length > 0 ? "realms-would" : "realms-would-enough", {
          destiny: name(row.destiny),
          what: listed(parts),
        }),
        wins: null,
      })),
  ];
}

/** What is still missing with the card, if that is less than without it. */
function gain(
  view: RealmsView,
  row: RealmsProgress,
  card: string,
): { row: RealmsProgress; steps: number; parts: readonly string[] } | null {
  const cards = laid(view, row.seat);
  const now = short(view, row, cards);
  const then = short(view, row, [...cards, card]);
  return now && then && then.steps < now.steps ? { row, ...then } : null;
}
