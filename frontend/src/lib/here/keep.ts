/**
 * The tables of this device, in its IndexedDB: a header each, and a log of lines. A line has the
 * key of its table and number, so that of two pages that write at once only one succeeds. Pages take
 * turns at a table (`alone`) and tell each other what has changed (`told`).
 *
 * Headers, lines and programs are texts of Python's (src/fateloom/offline/storage.py).
 */
import type { TableInfo } from "../protocol";
import { database } from "./database";

/** A stored table without its log. */
export interface KeptTable {
  table: string;
  header: string;
  programs: string;
  /** The name of the added story that is played there, if it is none that comes with the game. */
  story?: string | null;
  /** Its `TableInfo`, for the list. */
  listed: string;
}

/** The same in the database, with the number of writes. */
interface Row extends KeptTable {
  writes: number;
}

/** The changes of a table, with the new lines of its log. */
export interface News extends KeptTable {
  /** Whether the table is new. */
  new: boolean;
  lines: readonly (readonly [number, string])[];
}

interface Line {
  table: string;
  seq: number;
  text: string;
}

const NAME = "fateloom";
const within = database(NAME, { tables: "table", lines: ["table", "seq"] });

/** The version of each table when this page last wrote or read it. */
const known = new Map<string, number>();
let pages: BroadcastChannel | undefined;

/** The other pages of this browser, and their workers. */
function others(): BroadcastChannel {
  return (pages ??= new BroadcastChannel(NAME));
}

/** Subscribes to the changes of tables by other pages; returns a function that unsubscribes. */
export function told(of: (table: string) => void): () => void {
  const hear = ({ data }: MessageEvent<string>): void => of(data);
  others().addEventListener("message", hear);
  return () => others().removeEventListener("message", hear);
}

/** Runs work at a table under its lock; immediately if the browser has no locks. */
export function alone<T>(table: string, work: () => Promise<T>): Promise<T> {
  // Only secure contexts have locks. Without them, the numbers of the lines prevent conflicts.
  const locks = navigator.locks as LockManager | undefined;
  return locks ? locks.request(`${NAME}-${table}`, work) : work();
}

function linesOf(table: string): IDBKeyRange {
  return IDBKeyRange.bound([table, 0], [table, Infinity]);
}

/**
 * Writes the changes of a table. Fails with a `ConstraintError` when another page has written
 * such a line already, and then nothing is written; with a `NotFoundError` when it has removed the
 * table, which then stays so.
 */
export async function keep({ new: first, lines: written, ...now }: News): Promise<void> {
  let writes = 1;
  await within("readwrite", (tables, lines) => {
    if (first) {
      tables.add({ ...now, writes } satisfies Row);
    } else {
      const before = tables.get(now.table) as IDBRequest<Row | undefined>;
      before.onsuccess = () => {
        if (before.result === undefined) return before.transaction?.abort();
        writes = before.result.writes + 1;
        tables.put({ ...now, writes } satisfies Row);
      };
    }
    for (const [seq, text] of written) {
      lines.add({ table: now.table, seq, text } satisfies Line);
    }
    return undefined;
  });
  known.set(now.table, writes);
  others().postMessage(now.table);
}

/** Whether no other page has written at a table since this one wrote or read it last. */
export async function unchanged(table: string): Promise<boolean> {
  return (await row(table))?.writes === known.get(table);
}

async function row(table: string): Promise<Row | undefined> {
  return (await within("readonly", (tables) => tables.get(table))) as Row | undefined;
}

/** A table and the lines of its log in order; undefined when there is none. */
export async function kept(
  table: string,
): Promise<{ table: KeptTable; lines: string[] } | undefined> {
  const found = await row(table);
  if (!found) return undefined;
  known.set(table, found.writes);
  const lines = (await within("readonly", (_, store) => store.getAll(linesOf(table)))) as Line[];
  return { table: found, lines: lines.map(({ text }) => text) };
}

/** All tables of this device, the latest first; none where the browser keeps nothing. */
export async function listed(): Promise<TableInfo[]> {
  const all = within("readonly", (tables) => tables.getAll()).catch(() => []);
  const found = (await all) as KeptTable[];
  return found.map(entryOf).sort((one, other) => other.changed - one.changed);
}

/** The names of the added stories that tables of this device are played with. */
export async function storiesPlayed(): Promise<Set<string>> {
  const found = (await within("readonly", (tables) => tables.getAll())) as KeptTable[];
  return new Set(found.flatMap(({ story }) => story ?? []));
}

/** A table in the list; those that older versions have stored have no events. */
function entryOf({ listed }: KeptTable): TableInfo {
  const { events = [], ...table } = JSON.parse(listed) as Omit<TableInfo, "events"> &
    Partial<TableInfo>;
  return { ...table, events };
}

/** Removes a table with all its lines. */
export async function forget(table: string): Promise<void> {
  await within("readwrite", (tables, lines) => {
    tables.delete(table);
    lines.delete(linesOf(table));
    return undefined;
  });
  others().postMessage(table);
}
