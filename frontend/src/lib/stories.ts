/** The stories on the shelf of a server: their words, and what is asked of the server about them. */
import { asked, posting, sent } from "./api";
import { readPack } from "./here/desk";
import { wordsLater } from "./later";
import type { Stories, StoryAdded, StoryReport } from "./protocol";
import { RefusedError } from "./refused";

const TEXTS = import.meta.glob<string>("../../../src/fateloom/locale/*/packs.ftl", {
  query: "?raw",
  import: "default",
});

/** Fetches their words, once. */
export const bringWords = wordsLater(TEXTS, (tag) => [
  `../../../src/fateloom/locale/${tag}/packs.ftl`,
]);

/** The ending of packs: stories in one file. */
export const PACK = ".fateloom";
/** A longer pack is refused unread; a browser may lose that word while it still sends. */
const LONGEST = 4 * 2 ** 20;

/** The stories on the shelf, and what this device may do there. */
export function stories(): Promise<Stories> {
  return asked<Stories>("/api/stories");
}

/** Puts a pack on the shelf. */
export async function addStory(file: File): Promise<StoryAdded> {
  checkLength(file);
  const named = new URLSearchParams({ file: file.name });
  const headers = { "content-type": "application/zip" };
  return asked<StoryAdded>(`/api/stories?${named}`, { method: "POST", headers, body: file });
}

/** Keeps the story of a pack on this device, which can then play it without a server. */
export async function addStoryHere(file: File): Promise<StoryAdded> {
  checkLength(file);
  // A file that was deleted or changed meanwhile cannot be read.
  const pack = await file.arrayBuffer().catch((error: unknown) => {
    throw new RefusedError({ code: "device-failed", details: [String(error)], rule: "" });
  });
  return readPack(file.name, pack);
}

function checkLength(file: File): void {
  if (file.size > LONGEST) {
    throw new RefusedError({ code: "story-too-long", details: [LONGEST], rule: "" });
  }
}

/** Takes a story off the shelf. */
export async function removeStory(name: string): Promise<void> {
  await sent(storyUrl(name), { method: "DELETE" });
}

/** Tells the host what is wrong with a story. */
export async function reportStory(name: string, why: string): Promise<void> {
  await sent(`${storyUrl(name)}/reports`, posting({ why } satisfies StoryReport));
}

/** Forgets what was reported about a story. */
export async function dismissReports(name: string): Promise<void> {
  await sent(`${storyUrl(name)}/reports`, { method: "DELETE" });
}

/** Makes this device the host's, with the key of the host's link. */
export async function becomeHost(secret: string): Promise<void> {
  await sent("/api/host", posting({ secret }));
}

function storyUrl(name: string): string {
  return `/api/stories/${name}`;
}
