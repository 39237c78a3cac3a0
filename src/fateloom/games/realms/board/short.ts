import type { RealmsProgress, RealmsView } from "$lib/protocol";
import { has, listed, say, slug } from "$lib/words";
import { FAMILIES, gameCard, TYPES } from "./catalogue";
import { name } from "./faces";
import { counted } from "./worth";

/** What a player still needs for a destiny, from what everybody sees of them. */
export interface Short {
  /** How many things are missing in all: cards, Tokens, draws. */
  steps: number;
  /** The same in phrases: "one Field", "3 more cards". */
  parts: readonly string[];
}

/** Destinies that are tested at the end of a turn only. */
const AT_THE_END = new Set(["Magnate", "Hermit"]);
/** The most cards in hand that the Hermit may hold. */
const HERMIT_HAND = 2;

/** The cards in front of a player that count for destinies. */
export function laid(view: RealmsView, seat: number): string[] {
  const front = view.players[seat]?.front ?? [];
  return front.filter((each) => !each.support).map(({ card }) => card);
}

/**
 * What the player of this progress still needs; null for a destiny that happens all at once.
 * `cards` are those in front of them, by themselves or with one more.
 */
export function short(
  view: RealmsView,
  row: RealmsProgress,
  cards: readonly string[] = laid(view, row.seat),
): Short | null {
  const player = view.players[row.seat];
  const { destiny, count, among } = row;
  const lacks = (have: number): number => Math.max(0, count - have);
  const found = counted({ destiny, need: row.need - among, among: 0 }, cards);
  if (!player) return null;
  if (found !== null) {
    const what =
      destiny === "Wanderer" ? wanderer(cards, count) : kind(destiny, lacks(found), cards);
    const missing = sum(what);
    // The cards that are missing count among those of any kind, too.
    return told([...what, more(among - cards.length - missing)]);
  }
  switch (destiny) {
    case "Magnate":
      return told([phrase("magnate", lacks(player.hand))]);
    case "Renter":
      return told([
        phrase("renter", lacks(row.seat === view.cur ? view.extra : 0)),
        more(among - cards.length),
      ]);
    case "Relic Hunter":
      return told([
        phrase("relic-hunter", lacks(player.tokens.length)),
        more(among - cards.length),
      ]);
    case "Hermit":
      return told([
        phrase("hermit", lacks(cards.length)),
        phrase("hermit-hand", Math.max(0, player.hand - HERMIT_HAND)),
      ]);
    default:
      return null;
  }
}

/** "Anna needs one Field": what a player still needs, in a sentence. */
export function needs(of: Short, destiny: string, who: string): string {
  if (of.steps > 0) return say("realms-needs", { name: who, what: listed(of.parts) });
  return say(AT_THE_END.has(destiny) ? "realms-needs-turn" : "realms-needs-nothing", { name: who });
}

/** The rivals who are at most one step from a destiny that the reader knows of. */
export function near(view: RealmsView): { row: RealmsProgress; of: Short }[] {
  return [...view.progress, ...view.unmasked].flatMap((row) => {
    const of = row.seat === view.seat || view.outcome ? null : short(view, row);
    return of && of.steps <= 1 ? [{ row, of }] : [];
  });
}

/** The one of these that is the fewest steps from its destiny. */
export function nearest(
  view: RealmsView,
  rows: readonly RealmsProgress[],
): { row: RealmsProgress; of: Short } | null {
  const open = rows.flatMap((row) => {
    const of = short(view, row);
    return of ? [{ row, of }] : [];
  });
  return open.toSorted((a, b) => a.of.steps - b.of.steps)[0] ?? null;
}

type Part = readonly [words: string, count: number];

function told(parts: readonly Part[]): Short {
  const missing = parts.filter(([, count]) => count > 0);
  return { steps: sum(missing), parts: missing.map(([words]) => words) };
}

function sum(parts: readonly Part[]): number {
  return parts.reduce((all, [, count]) => all + count, 0);
}

function phrase(id: string, count: number, family = ""): Part {
  return [say(`realms-short-${id}`, { count, family }), count];
}

function more(count: number): Part {
  return phrase("cards", Math.max(0, count));
}

/** What a destiny about cards in front of a player counts, so many of it. */
function kind(destiny: string, count: number, cards: readonly string[]): Part[] {
  if (destiny !== "Dynasty") {
    const own = `realms-short-${slug(destiny)}`;
    return [phrase(has(own) ? slug(destiny) : "fitting", count)];
  }
  // The family that is ahead is named where it is one alone.
  const sizes = FAMILIES.map(
    ({ name: each }) => cards.filter((card) => gameCard(card)?.family.name === each).length,
  );
  const most = Math.max(...sizes);
  const ahead = FAMILIES.filter((_, i) => sizes[i] === most);
  const [only] = ahead;
  return [
    ahead.length === 1 && only
      ? phrase("family", count, name(only.name))
      : phrase("one-family", count),
  ];
}

const OF_TYPE: Readonly<Record<string, string>> = {
  Fighter: "warlord",
  Field: "landlord",
  Book: "scholar",
};

/** A card of each type that is missing, and others that have any. */
function wanderer(cards: readonly string[], count: number): Part[] {
  const types = cards.flatMap((card) => gameCard(card)?.type?.name ?? []);
  const missing = TYPES.filter((type) => !types.includes(type.name));
  return [
    ...missing.map((type) => phrase(OF_TYPE[type.name] ?? "", 1)),
    phrase("typed", Math.max(0, count - types.length - missing.length)),
  ];
}
