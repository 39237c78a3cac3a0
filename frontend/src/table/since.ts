import type { Told } from "./chronicle";

const MOST = 3;

/**
 * The strongest things that the others did since a seat's last choice, in their order: at most
 * three, the latest of those that matter as much. Nothing before its first choice.
 *
 * What its own choice led to is not the others' doing: they begin with the first of their choices.
 * What happens to the seat by theirs counts where it is strong.
 */
export function sinceLastTurn(told: readonly Told[], seat: number): readonly Told[] {
  const own = told.findLastIndex((line) => line.answer && line.seat === seat);
  if (own < 0) return [];
  const start = told.findIndex((line, i) => i > own && line.answer && line.seat !== seat);
  if (start < 0) return [];
  const news = told.slice(start).filter((line) => !line.chapter && line.weight !== "quiet");
  const strong = news.filter(({ weight }) => weight === "strong");
  const others = news.filter(
    (line) => line.weight === "ordinary" && line.seat !== null && line.seat !== seat,
  );
  const room = Math.max(0, MOST - strong.length);
  const kept = [...strong.slice(-MOST), ...(room > 0 ? others.slice(-room) : [])];
  return kept.sort((a, b) => a.index - b.index);
}
