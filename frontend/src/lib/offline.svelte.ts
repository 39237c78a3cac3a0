/**
 * Playing without a network: all that the client and its Python are made of, kept in a cache of the
 * browser, from which the service worker opens the pages when no server answers.
 */
import { offlineFiles } from "./api";
import type { OfflineFiles } from "./protocol";
import { OFFLINE, RefusedError } from "./refused";
import { service } from "./service";

/** A cache is named after the version in it. */
const PREFIX = "fateloom-";
/**
 * What the list of files is kept under: the last that is written, so it tells that all is there. No
 * request asks for it, so a server that does not answer is not stood in for.
 */
const LIST = "/api/offline?kept";
/** Answers of the server that a new table needs. */
const GAMES = "/api/games";
const HASHED = "/assets/";

/**
 * `insecure`: browsers keep pages for later only where the connection is safe. `old`: what is kept
 * is another version than the server's.
 */
export type Kept = "unknown" | "insecure" | "none" | "old" | "ready";

class Offline {
  kept = $state<Kept>("unknown");
  /** The bytes there are to fetch, or that are kept. */
  size = $state(0);
  /** Whether the server answered when it was last asked. */
  reached = $state(true);
  /** How many of them are there; null while nothing is fetched. */
  done = $state<number | null>(null);

  /** Sees what is kept here, and whether the server has something newer. */
  async look(): Promise<void> {
    if (!isSecureContext || !("serviceWorker" in navigator)) {
      this.kept = "insecure";
      return;
    }
    const here = await listKept();
    const there = await offlineFiles().catch((error: unknown) => {
      if (error instanceof RefusedError) return null;
      throw error;
    });
    this.reached = there !== null;
    this.size = sum(here ?? there);
    this.kept = !here ? "none" : there && there.version !== here.version ? "old" : "ready";
  }

  /** Fetches everything that is not here yet. Raises `RefusedError` where it cannot be had. */
  async fetch(): Promise<void> {
    const list = await offlineFiles();
    this.size = sum(list);
    this.done = 0;
    try {
      // Asked for, not needed: without it a browser that is short of space may let go of it all.
      await navigator.storage.persist().catch(() => false);
      const name = PREFIX + list.version;
      const cache = await caches.open(name);
      for (const { url, bytes } of list.files) {
        const before = url.startsWith(HASHED) ? await caches.match(url) : undefined;
        await cache.put(url, before ?? (await fetched(url)));
        this.done += bytes;
      }
      await cache.put(GAMES, await fetched(GAMES));
      await cache.put(LIST, new Response(JSON.stringify(list)));
      for (const each of await names()) if (each !== name) await caches.delete(each);
      await service();
      this.kept = "ready";
    } finally {
      this.done = null;
    }
  }

  /** Lets go of what is kept. The tables of this device stay. */
  async drop(): Promise<void> {
    for (const each of await names()) await caches.delete(each);
    this.kept = "none";
  }
}

export const offline = new Offline();

async function names(): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(PREFIX));
}

/** The list of what is kept here; null unless all of it is. */
async function listKept(): Promise<OfflineFiles | null> {
  for (const name of await names()) {
    const found = await (await caches.open(name)).match(LIST);
    if (found) return (await found.json()) as OfflineFiles;
  }
  return null;
}

function sum(list: OfflineFiles | null): number {
  return list?.files.reduce((total, { bytes }) => total + bytes, 0) ?? 0;
}

async function fetched(url: string): Promise<Response> {
  const answer = await fetch(url).catch(() => null);
  if (!answer?.ok) throw new RefusedError(OFFLINE);
  return answer;
}
