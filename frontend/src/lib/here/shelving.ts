/** The stories of this device as Python reads them: a shelf among its files, in memory. */
import type { Python } from "./python";
import { everyStory, packOf } from "./shelf";

export const SHELF = "/stories";
const REMOVED = `${SHELF}/removed`;
const ENDING = ".fateloom";

/**
 * Brings the shelf to what the device has now; with the name of a story, puts only that one there,
 * which is all that its table needs.
 */
export async function shelve({ FS }: Python, name?: string): Promise<void> {
  const all = await everyStory();
  FS.mkdirTree(REMOVED);
  const there = new Map(
    [SHELF, REMOVED].flatMap((folder) =>
      (FS.readdir(folder) as string[])
        .filter((file) => file.endsWith(ENDING))
        .map((file) => [file.slice(0, -ENDING.length), folder] as const),
    ),
  );
  for (const { digest, removed, story } of all) {
    const before = there.get(digest);
    const folder = removed ? REMOVED : SHELF;
    there.delete(digest);
    if (before === folder || (name !== undefined && story.name !== name)) continue;
    if (before !== undefined) {
      FS.rename(`${before}/${digest}${ENDING}`, `${folder}/${digest}${ENDING}`);
      continue;
    }
    const data = await packOf(digest);
    if (data) FS.writeFile(`${folder}/${digest}${ENDING}`, new Uint8Array(data));
  }
  for (const [digest, folder] of there) FS.unlink(`${folder}/${digest}${ENDING}`);
}
