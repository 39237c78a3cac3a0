/**
 * The stories that were added to this device, each a pack in its IndexedDB; their own pictures are
 * in a cache of the browser, from which the service worker answers. A story that was removed stays
 * until no table of this device is played with it any more.
 */
import type { StoryInfo } from "../protocol";
import { database } from "./database";
import { storiesPlayed } from "./keep";
import { Refused } from "./refusing";

/** What a story tells of itself. */
export type Blurb = Omit<StoryInfo, "added" | "removable" | "reports" | "source">;

/** A story of this device, without its pack. */
export interface OwnStory {
  digest: string;
  game: string;
  story: Blurb;
  /** The digests of its own pictures. */
  images: readonly string[];
  /** When it was added, in seconds since 1970. */
  added: number;
  /** It is not offered for new tables any more. */
  removed: boolean;
}

interface Pack {
  digest: string;
  data: ArrayBuffer;
}

/** Maximum number of stories that a device offers. */
export const MOST = 20;
const within = database("fateloom-stories", { stories: "digest", packs: "digest" });
/** Not one of those in which the client is kept: these stay if that is dropped. */
const IMAGES = "story-images";

/** All stories that this device has, also those that were removed and are still played. */
export async function everyStory(): Promise<OwnStory[]> {
  return (await within("readonly", (stories) => stories.getAll())) as OwnStory[];
}

/** The stories that this device offers, by title and version; none where the browser keeps nothing. */
export async function ownStories(): Promise<OwnStory[]> {
  const found = await everyStory().catch(() => []);
  const order = ({ story }: OwnStory): string => story.title.toLocaleLowerCase();
  return found
    .filter(({ removed }) => !removed)
    .sort((a, b) => order(a).localeCompare(order(b)) || a.story.version - b.story.version);
}

/** The pack of a story. */
export async function packOf(digest: string): Promise<ArrayBuffer | undefined> {
  const found = await within("readonly", (_, packs) => packs.get(digest));
  return (found as Pack | undefined)?.data;
}

/**
 * Keeps a story and its pictures, which have been read; returns whether it was offered already.
 * Throws `Refused` if there are too many.
 */
export async function keepStory(
  story: Omit<OwnStory, "added" | "removed">,
  data: ArrayBuffer,
  images: ReadonlyMap<string, Blob>,
): Promise<boolean> {
  const offered = await ownStories();
  if (offered.some(({ digest }) => digest === story.digest)) return true;
  if (offered.length >= MOST)
    throw new Refused({ code: "stories-full", details: [MOST], rule: "" });
  const cache = images.size ? await caches.open(IMAGES) : null;
  for (const [digest, image] of images) await cache?.put(imageUrl(digest), new Response(image));
  const row: OwnStory = { ...story, added: Date.now() / 1000, removed: false };
  await within("readwrite", (stories, packs) => {
    packs.put({ digest: story.digest, data } satisfies Pack);
    return stories.put(row);
  });
  return false;
}

/** Offers a story no longer; what its tables need stays. */
export async function removeOwn(digest: string): Promise<void> {
  await within("readwrite", (stories) => {
    const before = stories.get(digest) as IDBRequest<OwnStory | undefined>;
    before.onsuccess = () => {
      if (before.result) stories.put({ ...before.result, removed: true } satisfies OwnStory);
    };
    return undefined;
  });
  await tidy();
}

/** Deletes the stories that were removed and that no table of this device needs. */
export async function tidy(): Promise<void> {
  const [all, played] = await Promise.all([everyStory(), storiesPlayed()]);
  const gone = all.filter(({ removed, story }) => removed && !played.has(story.name));
  if (!gone.length) return;
  await within("readwrite", (stories, packs) => {
    for (const { digest } of gone) {
      stories.delete(digest);
      packs.delete(digest);
    }
    return undefined;
  });
  const stay = new Set(all.filter((each) => !gone.includes(each)).flatMap(({ images }) => images));
  const images = gone.flatMap((each) => each.images).filter((each) => !stay.has(each));
  if (!images.length) return;
  const cache = await caches.open(IMAGES);
  for (const digest of images) await cache.delete(imageUrl(digest));
}

/** Where boards look for a picture of a story: see the board's `places/image.ts`. */
function imageUrl(digest: string): string {
  return `/api/stories/images/${digest}`;
}
