import type { Shared } from "$lib/end/story";
import { listed, say } from "$lib/words";

/** A game that is over in a few lines: who won, why, and how far everybody came. */
export function lines(
  title: string,
  names: readonly string[],
  { headline, why, chart }: Shared,
  url: string,
): string[] {
  const ends = (chart?.threads ?? []).map(({ seat, end }) => `${names[seat] ?? ""} ${end}`);
  const standing = names.length > 1 && ends.length > 0 ? ends.join(" · ") : "";
  return [`${title}: ${headline}`, why, standing, url].filter((line) => line !== "");
}

/** A run of the day, without anything that the others have yet to find out for themselves. */
export function dailyLines(title: string, day: string, { headline, chart }: Shared): string[] {
  const [own] = chart?.threads ?? [];
  const rounds = chart?.rounds ?? [];
  const told = rounds.flatMap((label, i) => {
    const end = (i + 1) / rounds.length;
    const value = own?.points.findLast(([at]) => at <= end)?.[1];
    return value === undefined ? [] : [`${label} ${value}`];
  });
  return [
    say("end-daily", { game: title, day }),
    headline,
    ...(told.length > 0 ? [say("end-daily-course", { course: listed(told) })] : []),
  ];
}
