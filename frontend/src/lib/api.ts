import { language } from "./language.svelte";
import type {
  Address,
  Created,
  Devices,
  Found,
  GameInfo,
  Games,
  GameWords,
  Invitation,
  Invite,
  Join,
  Network,
  NewInvite,
  NewTable,
  OfflineFiles,
  Push,
  PushKey,
  Refusal,
  Runs,
  SaveInfo,
  SeatChange,
  TableInfo,
  Tables,
} from "./protocol";
import { branch, change, create, isHere, rematch } from "./here/desk";
import { forget } from "./here/keep";
import { OFFLINE, RefusedError } from "./refused";

export async function games(): Promise<GameInfo[]> {
  return (await asked<Games>("/api/games")).games;
}

/** The words of a game in one of its languages. */
export function gameWords(game: string, language: string): Promise<GameWords> {
  return asked<GameWords>(`/api/games/${encodeURIComponent(game)}/words/${language}`);
}

/** The rules of a game in Markdown; null where it has none. */
export async function gameRules(game: string): Promise<string | null> {
  const answer = await fetch(`/api/games/${encodeURIComponent(game)}/rules`);
  return answer.ok ? answer.text() : null;
}

/** The tables of this device, the latest first. */
export async function tables(): Promise<TableInfo[]> {
  return (await asked<Tables>("/api/tables")).tables;
}

/** The statistics of this device's runs of a solo game. */
export function runs(game: string): Promise<Runs> {
  return asked<Runs>(`/api/games/${encodeURIComponent(game)}/runs`);
}

/** Creates a table, on the server or on this device only; returns its id. */
export async function createTable(plan: NewTable, here = false): Promise<string> {
  if (here) return create(plan);
  return (await asked<Created>("/api/tables", posting(plan))).table;
}

/** Copies a table as it stands: under a name a save, else a table to play at; returns its id. */
export async function copyTable(id: string, name: string | null): Promise<string> {
  return (await asked<Created>(`${tableUrl(id)}/copies`, posting({ name }))).table;
}

/**
 * Creates a table of one's own that plays on from a finished game, after its first `at` choices;
 * returns its id.
 */
export async function playOn(id: string, at: number): Promise<string> {
  if (isHere(id)) return branch(id, at);
  return (await asked<Created>(`${tableUrl(id)}/branches`, posting({ at }))).table;
}

/** Joins the rematch of a finished table; returns its id. */
export async function playAgain(id: string): Promise<string> {
  if (isHere(id)) return rematch(id);
  return (await asked<Created>(`${tableUrl(id)}/rematch`, { method: "POST" })).table;
}

/** Makes a link to a seat, or to the whole table. */
export function invite(id: string, wish: NewInvite): Promise<Invite> {
  return asked<Invite>(`${tableUrl(id)}/invites`, posting(wish));
}

/** The table that has a short code. */
export function findCode(code: string): Promise<Found> {
  return asked<Found>("/api/codes", posting({ code }));
}

/** The addresses under which devices in the same network reach the server. */
export async function networkAddresses(): Promise<Address[]> {
  return (await asked<Network>("/api/network")).addresses;
}

/** The seat or table to which a link with this secret leads. */
export function invitation(id: string, secret: string): Promise<Invitation> {
  return asked<Invitation>(`${tableUrl(id)}/invitation`, posting({ secret }));
}

/** Takes a seat with a link. */
export async function join(id: string, wish: Join): Promise<void> {
  await sent(`${tableUrl(id)}/seats`, posting(wish));
}

/** Changes the seating or the access to a table; its socket sends the result. */
export async function changeSeats(id: string, wish: SeatChange): Promise<void> {
  if (isHere(id)) return change(id, wish);
  await sent(`${tableUrl(id)}/changes`, posting(wish));
}

/** Takes a table off this device's list. */
export async function removeTable(id: string): Promise<void> {
  if (isHere(id)) {
    await forget(id);
    // Perhaps it was the last one to need a story that was removed.
    return (await import("./here/shelf")).tidy();
  }
  await sent(tableUrl(id), { method: "DELETE" });
}

/** The files that a device needs in order to play without a network. */
export function offlineFiles(): Promise<OfflineFiles> {
  return asked<OfflineFiles>("/api/offline");
}

/** The key for web push subscriptions; null if push is off. */
export async function pushKey(): Promise<string | null> {
  return (await asked<PushKey>("/api/push")).key;
}

/** Turns notifications of this device at that address on or off. */
export async function changePush(endpoint: string, on: boolean): Promise<void> {
  await sent("/api/push", posting({ endpoint, on } satisfies Push));
}

/** This device, and those that hold the same seats. */
export function devices(): Promise<Devices> {
  return asked<Devices>("/api/devices");
}

/** Takes another device from the seats that it shares with this one. */
export async function endDevice(id: string): Promise<void> {
  await sent(`/api/devices/${encodeURIComponent(id)}`, { method: "DELETE" });
}

/** Gives this device a new secret; the old one ends with the next request. */
export async function renewSecret(): Promise<void> {
  await sent("/api/devices/secret", { method: "POST" });
}

/** The URL of the record of a finished game. */
export function recordUrl(id: string): string {
  return `${tableUrl(id)}/record`;
}

/** Imports a record as a table; returns its id. */
export async function importRecord(text: string): Promise<string> {
  const headers = { "content-type": "application/jsonl" };
  return (await asked<Created>("/api/records", { method: "POST", headers, body: text })).table;
}

/** Exports an unfinished game as an encrypted file, with its file name. */
export async function takeSave(id: string): Promise<{ name: string; file: Blob }> {
  const response = await sent(`${tableUrl(id)}/save`, { method: "POST" });
  const told = /filename="([^"]+)"/.exec(response.headers.get("content-disposition") ?? "");
  try {
    return { name: told?.[1] ?? "fateloom-save.jsonl", file: await response.blob() };
  } catch {
    throw new RefusedError(OFFLINE);
  }
}

/** Reads the contents of an exported save. */
export async function saveContents(file: Blob): Promise<SaveInfo> {
  return asked<SaveInfo>("/api/saves/contents", bringing(file));
}

/** Imports a save as a table, with these seats at this device; returns its id. */
export async function openSave(file: Blob, here: readonly number[]): Promise<string> {
  const seats = new URLSearchParams(here.map((seat) => ["here", String(seat)]));
  return (await asked<Created>(`/api/saves?${seats}`, bringing(file))).table;
}

export function tableUrl(id: string): string {
  return `/api/tables/${encodeURIComponent(id)}`;
}

/** A request that sends this as JSON. */
export function posting(body: unknown): RequestInit {
  const headers = { "content-type": "application/json" };
  return { method: "POST", headers, body: JSON.stringify(body) };
}

/** A longer save is refused unread; a browser may lose that word while it still sends. */
const LONGEST_SAVE = 12_000_000;

function bringing(file: Blob): RequestInit {
  if (file.size > LONGEST_SAVE) {
    throw new RefusedError({ code: "file-too-long", details: [LONGEST_SAVE], rule: "" });
  }
  const headers = {
    "content-type": "application/jsonl",
    "accept-language": language.wished.join(),
  };
  return { method: "POST", headers, body: file };
}

/** What stories tell of themselves is told in the reader's language. */
function reading(): RequestInit {
  return { headers: { "accept-language": language.wished.join() } };
}

/** What the server answers. Throws `RefusedError`. */
export async function asked<T>(url: string, init: RequestInit = reading()): Promise<T> {
  const response = await sent(url, init);
  try {
    return (await response.json()) as T;
  } catch {
    throw new RefusedError(OFFLINE);
  }
}

/** The response of the server, if it is no refusal. Throws `RefusedError`. */
export async function sent(url: string, init?: RequestInit): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(url, init);
  } catch {
    throw new RefusedError(OFFLINE);
  }
  if (!response.ok) throw new RefusedError(await refusalOf(response));
  return response;
}

/** The server's reason for a refusal; a proxy in front of a stopped server gives none. */
async function refusalOf(response: Response): Promise<Refusal> {
  try {
    const { code, details, rule } = (await response.json()) as Partial<Refusal>;
    return code ? { code, details: details ?? [], rule: rule ?? "" } : OFFLINE;
  } catch {
    return OFFLINE;
  }
}
