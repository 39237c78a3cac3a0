/**
 * The evenings of this device, in an IndexedDB of their own, one row per table: two pages that write
 * the same evening at once leave it once. What was deleted stays so, though its table may be listed
 * for longer: a row without an evening stands for it.
 */
import type { Evening } from "$lib/evening";

interface Row {
  table: string;
  /** In milliseconds since 1970. */
  written: number;
  evening: Evening | null;
}

/** The most that are kept. */
export const MOST = 2000;
const NAME = "fateloom-evenings";
const ROWS = "rows";
/** All that ended before this time were deleted together. */
const SINCE = "fateloom.evenings";

let opened: Promise<IDBDatabase> | undefined;
let pages: BroadcastChannel | undefined;

function database(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () =>
      void request.result.createObjectStore(ROWS, { keyPath: "table" });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error as DOMException);
  });
  return opened;
}

async function within<T>(
  mode: IDBTransactionMode,
  work: (rows: IDBObjectStore) => IDBRequest<T> | undefined,
): Promise<T | undefined> {
  const transaction = (await database()).transaction(ROWS, mode);
  return new Promise((resolve, reject) => {
    const request = work(transaction.objectStore(ROWS));
    transaction.oncomplete = () => resolve(request?.result);
    transaction.onabort = () => reject(transaction.error ?? new DOMException("", "AbortError"));
  });
}

function others(): BroadcastChannel {
  return (pages ??= new BroadcastChannel(NAME));
}

/** Tells when another page has changed the evenings; returns the end of it. */
export function told(of: () => void): () => void {
  others().addEventListener("message", of);
  return () => others().removeEventListener("message", of);
}

/** All evenings from the first to the last; none where the browser keeps nothing. */
export async function all(): Promise<Evening[]> {
  const rows = (await within("readonly", (store) => store.getAll()).catch(() => [])) as Row[];
  return inOrder(rows.flatMap(({ evening }) => (evening ? [evening] : [])));
}

/** The tables that need not be noted again: their evenings are known whole, or were deleted. */
export async function settled(): Promise<ReadonlySet<string>> {
  const rows = (await within("readonly", (store) => store.getAll()).catch(() => [])) as Row[];
  return new Set(rows.map(({ table }) => table));
}

/**
 * Notes evenings. One that is there already is replaced only by one that knows more; one that was
 * deleted comes back only when it is `brought` in a file. `spare` says which of too many may go.
 */
export async function note(
  evenings: readonly Evening[],
  spare: (all: readonly Evening[]) => readonly Evening[],
  brought = false,
): Promise<void> {
  const since = brought ? 0 : deletedUntil();
  const news = evenings.filter(({ ended }) => ended > since);
  if (news.length === 0) return;
  await within("readwrite", (rows) => {
    const before = rows.getAll() as IDBRequest<Row[]>;
    before.onsuccess = () => {
      const known = new Map(before.result.map((row) => [row.table, row]));
      for (const evening of news) {
        const row = known.get(evening.table);
        if (row && !(row.evening ? better(evening, row.evening) : brought)) continue;
        const kept = { table: evening.table, written: Date.now(), evening: merged(evening, row) };
        known.set(evening.table, kept);
        rows.put(kept);
      }
      for (const table of excess([...known.values()], spare)) rows.delete(table);
    };
    return undefined;
  });
  others().postMessage("");
}

/** Deletes one evening. */
export async function forget(table: string): Promise<void> {
  const row: Row = { table, written: Date.now(), evening: null };
  await within("readwrite", (rows) => rows.put(row));
  others().postMessage("");
}

/** Deletes all evenings. */
export async function forgetAll(): Promise<void> {
  try {
    localStorage.setItem(SINCE, String(Date.now() / 1000));
  } catch {
    // Where it is blocked, tables that are still listed come back.
  }
  await within("readwrite", (rows) => rows.clear());
  others().postMessage("");
}

export function inOrder(evenings: readonly Evening[]): Evening[] {
  return [...evenings].sort((a, b) => a.ended - b.ended || a.table.localeCompare(b.table));
}

/** Whether an evening tells more than what is known of it. */
export function better(evening: Evening, known: Evening): boolean {
  return evening.whole && !known.whole;
}

/** It ended when that was first noted, and its time counts as far as it is known. */
function merged(evening: Evening, row: Row | undefined): Evening {
  const known = row?.evening;
  if (!known) return evening;
  const minutes = Math.max(evening.minutes, known.minutes);
  return { ...evening, ended: known.ended, minutes, daily: evening.daily || known.daily };
}

/** The tables whose rows are too many: first those of deleted evenings, then what can be spared. */
export function excess(
  rows: readonly Row[],
  spare: (all: readonly Evening[]) => readonly Evening[],
): string[] {
  const over = rows.length - MOST;
  if (over <= 0) return [];
  const deleted = rows.filter(({ evening }) => !evening).sort((a, b) => a.written - b.written);
  const kept = inOrder(rows.flatMap(({ evening }) => (evening ? [evening] : [])));
  return [...deleted, ...spare(kept)].slice(0, over).map(({ table }) => table);
}

function deletedUntil(): number {
  try {
    return Number(localStorage.getItem(SINCE) ?? 0);
  } catch {
    return 0;
  }
}
