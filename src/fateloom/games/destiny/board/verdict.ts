/** Another player, and what they have so far. */
export interface Rival {
  name: string;
  total: number;
}

/** The id of a message, with what it is about. */
export interface Verdict {
  id: string;
  args: Record<string, string | number>;
}

/**
 * How a total compares with the best of the others, who share it where they tie; null while nobody
 * has anything. `list` joins their names.
 */
export function verdict(
  total: number,
  rivals: readonly Rival[],
  list: (names: readonly string[]) => string,
): Verdict | null {
  const best = Math.max(0, ...rivals.map((rival) => rival.total));
  if (rivals.length === 0 || (total === 0 && best === 0)) return null;
  if (best === 0) return { id: "destiny-leads-alone", args: {} };
  const name = list(rivals.filter((rival) => rival.total === best).map((rival) => rival.name));
  const args = { name, total: best, by: Math.abs(total - best) };
  if (total === 0) return { id: "destiny-leads-with", args };
  if (total === best) return { id: "destiny-level", args };
  return { id: total > best ? "destiny-leads-by" : "destiny-trails-by", args };
}
