/**
 * Small data of this device about a table, by kind and table id. The server does not know them.
 * Those of tables that were not used for long make room for new ones.
 */

const TABLES = 24;

interface Kept {
  at: number;
  value: unknown;
}

const prefix = (kind: string): string => `fateloom.${kind}.`;

/** The stored value; undefined if there is none, or if storage is blocked. */
export function kept(kind: string, table: string): unknown {
  return read(prefix(kind) + table)?.value;
}

export function keep(kind: string, table: string, value: unknown): void {
  const key = prefix(kind) + table;
  try {
    if (localStorage.getItem(key) === null) makeRoom(kind);
    localStorage.setItem(key, JSON.stringify({ at: Date.now(), value } satisfies Kept));
  } catch {
    // Storage may be blocked or full: then it lasts as long as the page.
  }
}

/** Subscribes to the changes by other pages; returns a function that unsubscribes. */
export function watch(kind: string, table: string, tell: (value: unknown) => void): () => void {
  const key = prefix(kind) + table;
  const heard = (event: StorageEvent): void => {
    if (event.key === key) tell(kept(kind, table));
  };
  addEventListener("storage", heard);
  return () => removeEventListener("storage", heard);
}

function makeRoom(kind: string): void {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefix(kind)));
  const byAge = keys.sort((a, b) => (read(b)?.at ?? 0) - (read(a)?.at ?? 0));
  for (const key of byAge.slice(TABLES - 1)) localStorage.removeItem(key);
}

function read(key: string): Kept | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null") as Kept | null;
  } catch {
    return null;
  }
}
