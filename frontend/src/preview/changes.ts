import type { Stage } from "./protocol";

const AMOUNTS = ["coins", "xp", "virtue", "effort"] as const;

/** What a fact is called among changes: its owner and name. */
export function factKey(fact: { owner: string; name: string }): string {
  return `${fact.owner} ${fact.name}`;
}

/** The values that watchers go by, each by its name: `world mud`, `nell coins`, `day`. */
function values(stage: Stage): Map<string, number | string> {
  const found = new Map<string, number | string>([["day", stage.day]]);
  for (const fact of stage.facts) found.set(factKey(fact), fact.value);
  for (const person of stage.persons) {
    for (const amount of AMOUNTS) found.set(`${person.who} ${amount}`, person[amount]);
    found.set(`${person.who} items`, person.items.join(" "));
  }
  return found;
}

/** The names of the values that are others than before. What is new has not changed. */
export function changed(before: Stage | null, now: Stage | null): Set<string> {
  if (!before || !now) return new Set();
  const old = values(before);
  return new Set(
    [...values(now)].filter(([name, value]) => (old.get(name) ?? value) !== value).map(([n]) => n),
  );
}
