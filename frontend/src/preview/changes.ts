import type { Stage } from "./protocol";

const AMOUNTS = ["coins", "xp", "virtue", "effort"] as const;

/** The key of a fact among the changes: its owner and name. */
export function factKey(fact: { owner: string; name: string }): string {
  return `${fact.owner} ${fact.name}`;
}

/** The values that are watched for changes, by key: `world mud`, `nell coins`, `day`. */
function values(stage: Stage): Map<string, number | string> {
  const found = new Map<string, number | string>([["day", stage.day]]);
  for (const fact of stage.facts) found.set(factKey(fact), fact.value);
  for (const person of stage.persons) {
    for (const amount of AMOUNTS) found.set(`${person.who} ${amount}`, person[amount]);
    found.set(`${person.who} items`, person.items.join(" "));
  }
  return found;
}

/** The keys of the values that have changed. A new value does not count as changed. */
export function changed(before: Stage | null, now: Stage | null): Set<string> {
  if (!before || !now) return new Set();
  const old = values(before);
  return new Set(
    [...values(now)].filter(([name, value]) => (old.get(name) ?? value) !== value).map(([n]) => n),
  );
}
