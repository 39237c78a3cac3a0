/** The worker that keeps this device's tables, as the pages see it. */
import type { Connection } from "../connection";
import { RefusedError } from "../refused";
import type { GameInfo, NewTable, Refusal, SeatChange, StoryAdded } from "../protocol";

/** What a page asks of the worker. */
export type Request =
  | { do: "come"; table: string; port: MessagePort }
  | { do: "create"; id: number; plan: string; after: string | null }
  | { do: "rematch"; id: number; table: string }
  | { do: "branch"; id: number; table: string; at: number }
  | { do: "change"; id: number; table: string; wish: string }
  | { do: "record"; id: number; table: string }
  | { do: "offers"; id: number; game: string; languages: readonly string[] }
  | { do: "read"; id: number; name: string; pack: ArrayBuffer };
/** What a new table on this device can be like. */
export type Offers = Pick<GameInfo, "seat_counts" | "options" | "adding">;
export type Answer = { id: number; value: string } | { id: number; refusal: Refusal };
/** The last message of either end of a port. */
export interface Close {
  code: number;
}

const PREFIX = "here-";
/** A pack that takes longer is refused: half a minute is for Python to come up. */
const READING_MS = 150_000;
let worker: Worker | undefined;
let asked = 0;
const waiting = new Map<number, (answer: Answer) => void>();

/** Whether a table exists only on this device, by its id. */
export function isHere(table: string): boolean {
  return table.startsWith(PREFIX);
}

function newWorker(): Worker {
  return new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
}

function desk(): Worker {
  if (!worker) {
    worker = newWorker();
    worker.onmessage = ({ data }: MessageEvent<Answer>) => {
      waiting.get(data.id)?.(data);
      waiting.delete(data.id);
    };
  }
  return worker;
}

/** The connection to a table of this device: the worker uses the messages of a server. */
export function portTo(
  table: string,
  hear: (text: string) => void,
  closed: (code: number) => void,
): Connection {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }: MessageEvent<string | Close>) => {
    if (typeof data === "string") hear(data);
    else closed(data.code);
  };
  desk().postMessage({ do: "come", table, port: port2 } satisfies Request, [port2]);
  return {
    send: (text) => port1.postMessage(text),
    close: () => port1.postMessage({ code: 1000 } satisfies Close),
  };
}

/** Creates a table on this device; returns its id. */
export function create(plan: NewTable): Promise<string> {
  const after = plan.after ?? null;
  return ask((id) => ({ do: "create", id, plan: JSON.stringify(plan), after }));
}

/** Creates another table with the same seats and game; returns its id. */
export function rematch(table: string): Promise<string> {
  return ask((id) => ({ do: "rematch", id, table }));
}

/** Creates a table that plays on from a finished game, after its first `at` choices. */
export function branch(table: string, at: number): Promise<string> {
  return ask((id) => ({ do: "branch", id, table, at }));
}

/** Changes who plays at a seat of such a table. */
export async function change(table: string, wish: SeatChange): Promise<void> {
  await ask((id) => ({ do: "change", id, table, wish: JSON.stringify(wish) }));
}

/** The record of a finished game. */
export function record(table: string): Promise<string> {
  return ask((id) => ({ do: "record", id, table }));
}

/** What a new table of a game can be like on this device, told in the first known language. */
export async function offers(game: string, languages: readonly string[]): Promise<Offers> {
  return JSON.parse(await ask((id) => ({ do: "offers", id, game, languages }))) as Offers;
}

/**
 * Adds the story of a pack to this device. A worker of its own reads it, and is stopped if that
 * takes too long: strangers make packs.
 */
export async function readPack(name: string, pack: ArrayBuffer): Promise<StoryAdded> {
  const reader = newWorker();
  let late: ReturnType<typeof setTimeout> | undefined;
  const answer = await new Promise<Answer>((resolve) => {
    const refuse = (code: string, detail: string): void =>
      resolve({ id: 0, refusal: { code, details: [detail], rule: "" } });
    late = setTimeout(() => refuse("device-slow", name), READING_MS);
    reader.onmessage = ({ data }: MessageEvent<Answer>) => resolve(data);
    reader.onerror = ({ message }) => refuse("device-failed", message);
    reader.postMessage({ do: "read", id: 0, name, pack } satisfies Request);
  });
  clearTimeout(late);
  reader.terminate();
  if ("refusal" in answer) throw new RefusedError(answer.refusal);
  return JSON.parse(answer.value) as StoryAdded;
}

async function ask(request: (id: number) => Request): Promise<string> {
  const id = ++asked;
  const answer = await new Promise<Answer>((resolve) => {
    waiting.set(id, resolve);
    desk().postMessage(request(id));
  });
  if ("refusal" in answer) throw new RefusedError(answer.refusal);
  return answer.value;
}
